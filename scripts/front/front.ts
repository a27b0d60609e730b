// What stands between the socket and Next.js: it sends prerendered pages, pictures and the build's files from memory, and
// finishes what Next.js says of every other page.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isForeignOrigin } from '../../lib/http/foreign-origin'
import { type Answer, ask } from './answer'
import { readBody } from './body'
import { copyOf, send } from './copy'
import { finish, isPrerendered, type Site } from './finish'
import { lastRendered } from './last-rendered'
import { openMemory } from './memory'
import { openPictures, picturePath } from './pictures'

// The pages that read their address's query; every other one is the same whatever a link in a mail or chat adds to it.
const readsQuery = ['/itineraries', '/book', '/shortlist']
// It reads its query, so Next.js renders it for each request; without one it is the same for everyone.
const wholeList = '/itineraries'
const foreign = 'This form can be sent from our own pages only.'
const tooLarge =
  'This is more than we can take at once (32 KB). Please go back: your text is still there. Shorten it, and send it again.'

/** Puts the front before Next.js. Takes Next.js's handler; returns the handler for the server. */
export function frontOf(next: RequestListener, site: Site): RequestListener {
  const memory = openMemory()
  const picture = openPictures((address, accept) => askFor(address, { accept }), site)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && pathname.startsWith('/_next/static/')) await send(request, response, await file(request, pathname))
    else if (isRead && pathname === picturePath) {
      await send(request, response, await picture(searchParams, request.headers.accept ?? ''))
    } else if (!isPage(request, pathname)) next(request, response)
    else if (isRead) {
      const query = readsQuery.includes(pathname) ? search : ''
      await send(request, response, await page(request, pathname, query))
    } else if (request.method === 'POST') await post(request, response, pathname)
    else next(request, response)
  }

  // On nobody's behalf.
  function askFor(address: string, headers: IncomingMessage['headers']) {
    return ask(next, { method: 'GET', headers }, address)
  }

  function file(request: IncomingMessage, path: string) {
    return memory.recall(path, async () => {
      const asked = await ask(next, request, path)
      return { copy: copyOf(asked, 'always'), isKept: asked.status === 200 }
    })
  }

  function page(request: IncomingMessage, path: string, query: string) {
    return memory.recall(path + query, async () => {
      const fresh = await ask(next, request, path + query)
      const asked = fresh.status < 500 ? fresh : ((await lastRendered(site.buildFolder, path)) ?? fresh)
      const isForAll = isPrerendered(fresh) || path + query === wholeList
      const answer = await finished(request, path, asked, isForAll)
      const isKept = fresh.status === 200 && answer.status === 200 && isForAll
      return { copy: copyOf(answer, isKept ? 'often' : 'once'), isKept, isOld: asked !== fresh }
    })
  }

  // A form sent without JavaScript, or the call of a server action, whose answer is not a page.
  async function post(request: IncomingMessage, response: ServerResponse, path: string) {
    const { origin, host } = request.headers
    if (isForeignOrigin(origin, host, site.config.siteUrl)) return refuse(response, 403, foreign)
    const body = await readBody(request)
    if (!body) return refuse(response, 413, tooLarge)
    const asked = await ask(next, request, request.url ?? '/', body)
    const isAction = request.headers['next-action'] !== undefined
    await send(request, response, copyOf(isAction ? asked : await finished(request, path, asked), 'once'))
  }

  function finished(request: IncomingMessage, path: string, asked: Answer, isForAll = false) {
    const { headers, socket } = request
    return finish(asked, { path, isForAll }, site, (other) => ask(next, { method: 'GET', headers, socket }, other))
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('A request failed:', error)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end()
    })
  }
}

function refuse(response: ServerResponse, status: number, sentence: string) {
  // The rest of the body is not read.
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(sentence)
}

// Not a part of a page that the router in the browser asks for, no file and nothing of the API.
function isPage({ headers }: IncomingMessage, path: string) {
  return headers.rsc === undefined && !/^\/(_next|api)\//.test(path) && !path.includes('.')
}
