// In front of Next.js, in the same process: sends copies of answers that are for everyone, compressed once, and gives
// whole pages the status that Next.js can no longer set. What is sent is what Next.js would send.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { Config } from '../../lib/config/schema'
import { isForeignOrigin } from '../../lib/http/foreign-origin'
import { BusyError } from '../../lib/server/errors'
import { openQueue } from '../../lib/server/queue'
import { requestContext } from '../../lib/server/request-context'
import { type Answer, ask, type Next, TooLongError } from './ask'
import { isForm, readBody } from './body'
import { openCopies } from './copies'
import { type Copy, copyOf, send } from './copy'

// The database has ten connections: more at once would wait there, and count as a failure after a second.
// Who would wait longer than about fifteen seconds is asked to come again.
const queueOfPages = { atOnce: 20, waiting: 500 }
const secondsToRetry = '10'

const busy = 'Very many people are here at this moment. Please try again in ten seconds.'
const foreign = 'This form can be sent from our own pages only.'
const noForm = 'This form did not reach us whole. Please go back and send it again.'
const tooLarge =
  'This is more than we can take at once (32 KB). Please go back: your text is still there. Shorten it, and send it again.'

export function frontOf(next: Next, config: Config) {
  const recall = openCopies(160)
  const inTurn = openQueue(queueOfPages)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '' } = request
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (method === 'POST' && isPage(request, url)) return post(request, response)
    if (!['GET', 'HEAD'].includes(method) || !isCollected(request, url)) return next(request, response)
    return send(request, response, await read(request, url))
  }

  function read({ headers, url = '/' }: IncomingMessage, address: URL): Promise<Copy> {
    const isFile = address.pathname.startsWith('/_next/')
    const make = async () => copyOf(withStatus(await ask(next, url, headers)))
    return recall(address, headers, () => (isFile ? make() : inTurn(make)))
  }

  // A form sent without JavaScript, or a call of a server action.
  async function post(request: IncomingMessage, response: ServerResponse) {
    const { headers, socket, method, url } = request
    if (isForeignOrigin(headers.origin, headers.host, config.siteUrl)) return refuse(response, 403, foreign)
    const body = await readBody(request)
    if (!body) return refuse(response, 413, tooLarge)
    if (!(await isForm(request, body))) return refuse(response, 400, noForm)
    const read = { headers, socket, method, url, httpVersion: request.httpVersion, complete: true }
    const { writeHead } = response
    // Next.js fails on what was never sent by one of our forms, and says 200 when the database is away.
    response.writeHead = (status: number, ...more: unknown[]) => {
      const { hasForm, isUnavailable } = requestContext().getStore() ?? {}
      const isLost = status >= 500 && !hasForm && !isUnavailable
      const known = isLost ? 400 : isUnavailable && !headers['next-action'] ? 503 : status
      return writeHead.apply(response, [known, ...more] as unknown as Parameters<typeof writeHead>)
    }
    return next(Object.assign(Readable.from([body]), read) as unknown as IncomingMessage, response)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof TooLongError) return void next(request, response)
      // The client broke off in the middle of its request.
      if (request.errored) return void response.destroy()
      const isBusy = error instanceof BusyError
      if (!isBusy) console.error('A request failed:', error)
      if (response.headersSent) return void response.destroy()
      if (isBusy) response.setHeader('Retry-After', secondsToRetry)
      refuse(response, isBusy ? 503 : 500, isBusy ? busy : '')
    })
  }
}

// By one visitor only, a part of a page, or a file that is sent from disk as it is.
function isCollected({ headers }: IncomingMessage, { pathname }: URL) {
  if (headers.authorization || headers.range || headers.rsc) return false
  return pathname.startsWith('/_next/') || !pathname.includes('.')
}

function isPage({ headers }: IncomingMessage, { pathname }: URL) {
  return !headers.rsc && !/^\/(api|_next|desk)\/|\./.test(pathname)
}

// Next.js sends 200 before it knows whether the database answers.
function withStatus(answer: Answer): Answer {
  const isPage = String(answer.headers['content-type']).startsWith('text/html')
  if (!isPage || !answer.isUnavailable || answer.headers['x-nextjs-prerender']) return answer
  const headers = { ...answer.headers, 'cache-control': 'no-store', 'retry-after': secondsToRetry }
  return { ...answer, status: 503, headers }
}

function refuse(response: ServerResponse, status: number, sentence: string) {
  // The rest of the body is not read.
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(sentence)
}
