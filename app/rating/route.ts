import { connection } from 'next/server'
import { ratingFrame } from '@/lib/http/rating-frame'
import { config } from '@/lib/platform/config'

export async function GET() {
  await connection()
  if (!config.reviewWidget) return new Response('There is no rating here.', { status: 404 })
  const { page, policy } = ratingFrame(config.reviewWidget)
  return new Response(page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}
