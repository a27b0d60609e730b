// Before Next.js, in the same process: sends copies of answers that are for everyone, compressed once.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../../lib/config/schema'
import { failedPage } from '../../lib/http/failed-page'
import { BusyError } from '../../lib/server/errors'
import { openQueue } from '../../lib/server/queue'
import { requestContext } from '../../lib/server/request-context'
import { postForm } from '../lib/posted-form'
import { isPartOfPage } from '../lib/shared-caches'
import { type Answer, ask, type Next, TooLongError } from './ask'
import { openCopies } from './copies'
import { type Copy, copyOf, send } from './copy'

// The database has ten connections: more at once would wait there, and count as a failure after a second. Who would
// wait longer than about fifteen seconds is asked to come again.
const queueOfPages = { atOnce: 20, waiting: 500 }
// One that is not on disk takes a third of a second.
const queueOfPictures = { atOnce: 8, waiting: 400 }
const secondsToRetry = '10'
const failed = 'The server could not answer. Please try again.'
const busy = 'Very many people ask at this moment. Please ask again in ten seconds.'

export function frontOf(next: Next, config: Config) {
  const recall = openCopies(160)
  const pages = openQueue(queueOfPages)
  const pictures = openQueue(queueOfPictures)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '' } = request
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (method === 'POST' && !/^\/(api|_next|desk)\/|\./.test(url.pathname))
      return postForm(next, request, response, config.siteUrl)
    if (!['GET', 'HEAD'].includes(method) || !isCollected(request, url)) return next(request, response)
    return send(request, response, await read(request, url))
  }

  function read({ headers, url = '/' }: IncomingMessage, address: URL): Promise<Copy> {
    const make = async () => copyOf(withStatus(await askPatiently(url, headers)))
    if (address.pathname.startsWith('/_next/static/')) return recall(address, headers, make)
    const inTurn = address.pathname === '/_next/image' ? pictures : pages
    return recall(address, headers, () => inTurn(make))
  }

  // Next.js 16.4 answers from a rendering that is under way, even one that began before the last change: asked again it
  // has this page ready, or renders it anew. When the database has just gone, the second answer is the last page
  // (lib/server/page-cache.mjs).
  async function askPatiently(url: string, headers: IncomingHttpHeaders) {
    const answer = await ask(next, config, url, headers)
    const isJustMade = ['MISS', 'STALE'].includes(String(answer.headers['x-nextjs-cache']))
    const isLost = answer.isUnavailable && answer.status >= 500
    return isPage(answer) && (isJustMade || isLost) ? ask(next, config, url, headers) : answer
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    // The client broke off in the middle of its request.
    if (request.errored) return response.destroy()
    const isBusy = error instanceof BusyError
    if (!isBusy) console.error('A request failed:', error)
    if (response.headersSent) return response.destroy()
    const isApi = request.url?.startsWith('/api/')
    response.writeHead(isBusy ? 503 : 500, {
      'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(isBusy && { 'retry-after': secondsToRetry }),
    })
    const sentence = isBusy ? busy : failed
    response.end(
      isApi ? JSON.stringify({ error: sentence }) : failedPage(config, requestContext().getStore()?.id ?? ''),
    )
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof TooLongError) void next(request, response)
      else fail(error, request, response)
    })
  }
}

// Not for one visitor, no part of a page, and no file that is sent from disk as it is.
function isCollected(request: IncomingMessage, { pathname }: URL) {
  if (request.headers.authorization || request.headers.range || isPartOfPage(request)) return false
  return pathname.startsWith('/_next/') || !pathname.includes('.')
}

const isPage = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/html')

// Next.js sends 200 before it knows whether the database answers.
function withStatus(answer: Answer): Answer {
  if (!isPage(answer) || !answer.isUnavailable || answer.headers['x-nextjs-prerender']) return answer
  const headers = { ...answer.headers, 'cache-control': 'no-store', 'retry-after': secondsToRetry }
  return { ...answer, status: 503, headers }
}
