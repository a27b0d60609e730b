// Needs the drill's programs, or root on Debian to install them.
import { describe, expect, test } from 'vitest'
import { runScript } from '@/tests/support/scripts'
import { canDrill } from '@/workshop/drills/lab/machine'

describe.runIf(canDrill())('a database that loses its primary', () => {
  test('loses no lead and no mail, doubles none and refuses no page', async () => {
    const { code, output } = await runScript('workshop/drills/lab/failover.ts quick', { env: {} })
    for (const none of [
      'Acknowledged leads lost',
      'Leads doubled',
      'Mails never written',
      'Mails given up',
      'Mails marked as sent that never arrived',
      'Mails doubled',
      'Pages refused',
    ])
      expect(output).toMatch(new RegExp(`^${none} +0 +well$`, 'm'))
    expect(Number(output.match(/^Leads acknowledged +(\d+)/m)?.[1])).toBeGreaterThan(36)
    expect(code).toBe(0)
  })
})
