// For `npm run dev` only: pages get just the parts of the query that production's front lets through.
import { type NextRequest, NextResponse } from 'next/server'
import { pageAddress } from './lib/http/page-routes'

export function proxy({ nextUrl }: NextRequest) {
  return NextResponse.rewrite(new URL(pageAddress(nextUrl.pathname, nextUrl.searchParams), nextUrl))
}

export const config = { matcher: '/((?!api/|_next/|.*\\.).*)' }
