// The `test` for Firefox and WebKit: each gets a visitor with a new window.
import { test as base, expect } from '@playwright/test'
import { enginePrograms } from '@/scripts/lib/testing/browser'
import type { Engine } from './engine'
import { startFirefox } from './firefox'
import { Visitor } from './visitor'
import { startWebKit } from './webkit'

export { expect } from '@playwright/test'

export type EngineOptions = { engineName: 'Firefox' | 'WebKit' }
type OfWorker = EngineOptions & { engine: Engine }

export const test = base.extend<{ visitor: Visitor }, OfWorker>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const programs = enginePrograms()
      const engine = await (engineName === 'Firefox' ? startFirefox(programs) : startWebKit(programs))
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, baseURL }, use) => {
    const tab = await engine.newTab()
    await tab.resize(1280, 800)
    await use(new Visitor(tab, baseURL ?? ''))
    const errors = await tab.errors().catch((error: Error) => [error.message])
    await tab.close()
    expect(errors, 'errors that nothing caught').toEqual([])
  },
})
