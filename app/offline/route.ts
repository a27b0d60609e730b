import { connection } from 'next/server'
import { readContactDetails } from '@/lib/content/queries'
import { answerOffline } from '@/lib/http/offline-page'
import { config } from '@/lib/platform/config'

export async function GET() {
  await connection()
  return answerOffline(config.brand, await readContactDetails())
}
