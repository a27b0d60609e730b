// The worker that keeps opened trips for use offline, or the one that removes it.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connection } from 'next/server'
import { config } from '@/lib/platform/config'

const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/http/offline')

export async function GET() {
  // Read per request, so that the switch works with a restart and no new build.
  await connection()
  const code = await readFile(path.join(folder, config.offlineCopies ? 'worker.js' : 'goodbye.js'), 'utf8')
  return new Response(`const version = ${JSON.stringify(process.env.BUILT_AT ?? '')}\n${code}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
