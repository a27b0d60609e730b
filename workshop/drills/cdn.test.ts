// Needs Varnish, or root on Debian to install it.
import { describe, expect, test } from 'vitest'
import { runScript } from '@/tests/support/scripts'
import { canDrill } from '@/workshop/drills/lab/machine'

describe.runIf(canDrill())('behind a CDN, whether it obeys Vary or not', () => {
  test('no address ever gives another body, and what must not be kept is not', async () => {
    const { code, output } = await runScript('workshop/drills/lab/cdn.ts quick', { env: {} })
    expect(output).toMatch(/^Wrong ones +0 +well$/m)
    expect(output).toMatch(/^Not shown at once after one or two purges +0 +well$/m)
    // How many there are in its time depends on what else the machine does.
    expect(output).toMatch(/^Answers checked +[1-9]/m)
    expect(code).toBe(0)
  })
})
