import { connection } from 'next/server'
import { answerHtml } from '@/lib/http/answers'
import { ratingFrame } from '@/lib/http/rating-frame'
import { config } from '@/lib/platform/config'

export async function GET() {
  await connection()
  if (!config.reviewWidget) return new Response('There is no rating here.', { status: 404 })
  const { page, policy } = ratingFrame(config.reviewWidget)
  return answerHtml(page, policy)
}
