import { afterAll } from 'vitest'
import { config } from '@/lib/platform/config'
import { freePort } from '@/scripts/lib/ports'

/** A free port that mails go to until the end of the file. Nothing listens there yet, so the mail server is down. */
export async function reserveMailPort() {
  const port = await freePort()
  const { smtpUrl } = config
  config.smtpUrl = `smtp://127.0.0.1:${port}`
  afterAll(() => {
    config.smtpUrl = smtpUrl
  })
  return port
}
