// Between the socket and Next.js: serves shared pages, pictures and build files from memory, and finishes other pages.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOf } from '../../lib/http/address'
import { isForeignOrigin } from '../../lib/http/foreign-origin'
import { isPrivate, pageAddress, pageRoute } from '../../lib/http/page-routes'
import { restAddress } from '../../lib/http/rest-routes'
import { sharedCacheControl } from '../../lib/http/shared-answer'
import { tooLongHeader } from '../../lib/http/streamed-array'
import { requestContext } from '../../lib/server/request-context'
import { isForm, readBody } from './body'
import { copyOf, send } from './copy'
import { finish, type Site } from './finish'
import { openMemory } from './memory'
import {
  asksForPage,
  buildFiles,
  callsAction,
  isPrerendered,
  isShared,
  lastRendered,
  pictureParams,
  publicHeaders,
  resizedPictures,
} from './next-output'
import type { Answer, Question, Renderer } from './renderer'

// Best first. A browser that accepts neither gets the file's own format.
const pictureFormats = ['image/avif', 'image/webp']
const foreign = 'This form can be sent from our own pages only.'
const noForm = 'This form did not reach us whole. Please go back and send it again.'
const tooLarge =
  'This is more than we can take at once (32 KB). Please go back: your text is still there. Shorten it, and send it again.'

export function frontOf({ ask, pass }: Renderer, site: Site) {
  const memory = openMemory(80)
  // Memories of their own: visitors choose the sizes of pictures and what to search, and must not push out pages.
  const pictures = openMemory(48)
  const lists = openMemory(32)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && pathname.startsWith(buildFiles)) await send(request, response, await file(request, pathname))
    else if (isRead && pathname === resizedPictures) await send(request, response, await picture(request, searchParams))
    // What is for one caller only is not kept.
    else if (isRead && pathname.startsWith('/api/') && !request.headers.authorization)
      await sendRest(request, response, restAddress(pathname, searchParams))
    else if (isPrivate(pathname) || !asksForPage(request.headers, pathname)) pass(request, response)
    else if (isRead) await send(request, response, await page(request, pathname, searchParams))
    else if (request.method === 'POST') await post(request, response, pathname)
    else pass(request, response)
  }

  function file(request: IncomingMessage, path: string) {
    return memory.recall(path, async () => kept(await ask(onlyHostOf(request), path), 'always'))
  }

  function picture(request: IncomingMessage, query: URLSearchParams) {
    const address = addressOf(resizedPictures, query, pictureParams)
    const accept = pictureFormats.find((format) => request.headers.accept?.includes(format)) ?? '*/*'
    const asking = onlyHostOf(request, accept)
    return pictures.recall(`${address} ${accept}`, async () => kept(await ask(asking, address), 'once'))
  }

  async function sendRest(request: IncomingMessage, response: ServerResponse, address: string) {
    const copy = await rest(request, address)
    // The mark alone is kept.
    if (tooLongHeader in copy.headers) pass(request, response)
    else await send(request, response, copy)
  }

  function rest(request: IncomingMessage, address: string) {
    return lists.recall(address, async () => {
      const asked = await ask(onlyHostOf(request), address, { isCollected: true })
      if (tooLongHeader in asked.headers) return kept(asked, 'once')
      if (!isShared(asked)) return { ...kept(asked, 'once'), isKept: false }
      return kept({ ...asked, headers: { ...asked.headers, 'cache-control': sharedCacheControl } }, 'once')
    })
  }

  function page(question: Question, path: string, query: URLSearchParams) {
    const address = pageAddress(path, query)
    const copies = pageRoute(path)?.isOneOfMany ? lists : memory
    return copies.recall(address, async () => {
      const fresh = await render(question, address)
      const asked = fresh.status < 500 ? fresh : ((await lastRendered(site.buildFolder, path)) ?? fresh)
      const isForAll = isPrerendered(fresh) || (address === path && pageRoute(path)?.isSharedWithoutQuery === true)
      const answer = await finished(question, path, asked, isForAll)
      const isKept = fresh.status === 200 && answer.status === 200 && isForAll
      return { copy: copyOf(answer, isKept ? 'often' : 'once'), isKept, isOld: asked !== fresh }
    })
  }

  // Next.js 16.4 answers from a rendering that is under way, even one that began before the last change. Asked again, it
  // has this page ready, or renders it anew.
  async function render(question: Question, address: string) {
    const first = await ask(question, address)
    return isPrerendered(first) ? ask(question, address) : first
  }

  // A form sent without JavaScript, or a server action, whose answer is not a page.
  async function post(request: IncomingMessage, response: ServerResponse, path: string) {
    const { origin, host } = request.headers
    if (isForeignOrigin(origin, host, site.config.siteUrl)) return refuse(response, 403, foreign)
    const body = await readBody(request)
    if (!body) return refuse(response, 413, tooLarge)
    if (!(await isForm(request, body))) return refuse(response, 400, noForm)
    const asked = await ask(request, request.url ?? '/', { body })
    if (asked.status >= 500 && isLost(request)) return refuse(response, 400, noForm)
    await send(
      request,
      response,
      copyOf(callsAction(request.headers) ? asked : await finished(request, path, asked), 'once'),
    )
  }

  function finished({ headers }: Question, path: string, asked: Answer, isForAll = false) {
    return finish(asked, { path, isForAll }, site, (other) => ask({ method: 'GET', headers }, other))
  }

  return {
    answer: (request: IncomingMessage, response: ServerResponse) => {
      answer(request, response).catch((error: unknown) => {
        // The client broke off in the middle of its request.
        if (request.errored) return response.destroy()
        console.error('A request failed:', error)
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
        response.end()
      })
    },
    /** Renders prerendered pages before visitors come, one after the other, until the signal aborts. */
    makePagesAhead: async (paths: string[], signal: AbortSignal) => {
      for (const path of paths)
        if (!signal.aborted) await page({ method: 'GET', headers: {} }, path, new URLSearchParams())
    },
  }
}

// Next.js fails on what is for an action but was never sent by one of our forms.
function isLost({ headers }: IncomingMessage) {
  const isForAction = callsAction(headers) || /^multipart\//i.test(headers['content-type'] ?? '')
  const { hasForm, isUnavailable } = requestContext().getStore() ?? {}
  return isForAction && !hasForm && !isUnavailable
}

// A request with nothing in it that is particular to one visitor.
function onlyHostOf({ headers: { host } }: IncomingMessage, accept = '*/*') {
  return { method: 'GET', headers: { host, accept } }
}

function kept(asked: Answer, effort: 'always' | 'once') {
  return { copy: copyOf({ ...asked, headers: publicHeaders(asked.headers) }, effort), isKept: asked.status === 200 }
}

function refuse(response: ServerResponse, status: number, sentence: string) {
  // The rest of the body is not read.
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(sentence)
}
