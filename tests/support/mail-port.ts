// Names the mail server of a test file. To be imported by vi.hoisted: lib/config reads the environment once, on import.
import { freePort } from '@/scripts/lib/ports'

/** Puts a free port into SMTP_URL and returns it. Nobody listens there yet: the mail server is down. */
export async function reserveMailPort() {
  const port = await freePort()
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  return port
}
