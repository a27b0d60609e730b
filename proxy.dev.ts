// `npm run dev` alone: a page gets no more of the query than production's front lets through.
import { type NextRequest, NextResponse } from 'next/server'
import { pageAddress } from './lib/http/page-routes'

export function proxy({ nextUrl }: NextRequest) {
  return NextResponse.rewrite(new URL(pageAddress(nextUrl.pathname, nextUrl.searchParams), nextUrl))
}

export const config = { matcher: '/((?!api/|_next/|.*\\.).*)' }
