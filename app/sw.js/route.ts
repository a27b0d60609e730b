import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connection } from 'next/server'
import { config } from '@/lib/platform/config'

const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/http/offline')

export async function GET() {
  // Per request, so that OFFLINE_COPIES works with a restart only.
  await connection()
  const code = await readFile(path.join(folder, config.offlineCopies ? 'worker.js' : 'goodbye.js'), 'utf8')
  return new Response(`const version = ${JSON.stringify(process.env.BUILT_AT ?? '')}\n${code}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
