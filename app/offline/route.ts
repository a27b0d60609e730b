import { connection } from 'next/server'
import { readContactDetails } from '@/lib/content/queries'
import { offlineHeaders, offlinePage } from '@/lib/http/offline-page'
import { config } from '@/lib/platform/config'

export async function GET() {
  await connection()
  return new Response(offlinePage(config.brand, await readContactDetails()), { headers: offlineHeaders })
}
