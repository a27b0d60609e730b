import { connection } from 'next/server'
import { config } from '@/lib/platform/config'

/** Proves to IndexNow that the announcement is ours. */
export async function GET() {
  // The key may change without a build.
  await connection()
  if (!config.indexNowKey) return new Response('Not found', { status: 404 })
  return new Response(config.indexNowKey, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
