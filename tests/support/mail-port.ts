// Import it in vi.hoisted: lib/config reads the environment once, on import.
import { freePort } from '@/scripts/lib/ports'

/** Sets SMTP_URL to a free port and returns it. Nothing listens there yet, so the mail server is down. */
export async function reserveMailPort() {
  const port = await freePort()
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  return port
}
