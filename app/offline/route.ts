// Kept by every browser that has the worker (app/sw.js).
import { connection } from 'next/server'
import { config } from '@/lib/config'
import { contacts } from '@/lib/data/words'
import { offlineHeaders, offlinePage } from '@/lib/http/offline-page'

export async function GET() {
  await connection()
  return new Response(offlinePage(config.brand, await contacts()), { headers: offlineHeaders })
}
