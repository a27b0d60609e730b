// Needs Varnish, or root on Debian to install it.
import { describe, expect, test } from 'vitest'
import { canDrill } from '@/scripts/drill/machine'
import { runScript } from '../support/scripts'

describe.runIf(canDrill())('behind a CDN, whether it obeys Vary or not', () => {
  test('no address ever gives another body, and what must not be kept is not', async () => {
    const { code, output } = await runScript('drill/cdn.ts quick', { env: {} })
    expect(output).toMatch(/^Wrong ones +0 +well$/m)
    expect(output).toMatch(/^Not shown at once after one or two purges +0 +well$/m)
    expect(Number(output.match(/^Answers checked +(\d+)/m)?.[1])).toBeGreaterThan(100)
    expect(code).toBe(0)
  })
})
