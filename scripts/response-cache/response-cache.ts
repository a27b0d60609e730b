// Serves cached public responses before Next.js in the same process. Everything else waits in a queue of its kind.
import { readdirSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { totalmem } from 'node:os'
import path from 'node:path'
import { isPostedForm } from '../../lib/http/finish-answers'
import { colleagues } from '../../lib/platform/colleagues'
import type { Config } from '../../lib/platform/config-schema'
import { BusyError } from '../../lib/platform/errors'
import { isPartOfPage, readDraftKey, turnDraftModeOn } from '../../lib/platform/next-internals'
import { readPreviewCookie } from '../../lib/platform/preview-cookie'
import { isPrivatePath } from '../../lib/platform/private-paths'
import { requestContext } from '../../lib/platform/request-context'
import { openQueue } from '../../lib/platform/task-queue'
import { buildFolder, root } from '../lib/paths'
import { ask, type Next, TooLongError } from './ask'
import { refuse } from './check-request'
import { openCopies } from './copies'
import { type Copy, makeCopy, send } from './copy'
import { isPage, withEditLink } from './edit-link'
import { withJoinedData } from './join-data'
import { notFoundPath } from './not-found'
import { isUpload, postForm, postUpload, wholeRequest } from './posted-form'

function memoryOfProcess() {
  // 0 without a limit; on some systems more than the physical memory.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return Math.min(limit, totalmem()) / 1024 / 1024
}

// A page takes 5 MB on one thread. Requests that would wait longer than about 15 s get a 503.
const queueOfPages = { atOnce: 4, waiting: 150 }
// Searches must not block messages. With the pages they stay below the database's ten connections.
const queueOfMessages = { atOnce: 2, waiting: 150 }
// Each lasts as long as the client sends, and the handler may hold all of it in memory.
const queueOfUploads = { atOnce: 2, waiting: 10 }
// Resizing takes a third of a second and up to 95 MB: at most a third of the memory.
const picturesAtOnce = Math.min(8, Math.floor(memoryOfProcess() / 320) || 1)
const queueOfPictures = { atOnce: picturesAtOnce, waiting: Math.min(400, 200 * picturesAtOnce) }
const megabytesOfCopies = Math.min(160, memoryOfProcess() / 16)
const failed = { status: 500, sentence: 'The server could not answer. Please try again.' }
const busy = { status: 503, sentence: 'Very many people ask at this moment. Please ask again in ten seconds.' }

export function createResponseCache(next: Next, config: Config) {
  const recall = openCopies(megabytesOfCopies)
  const pages = openQueue(queueOfPages)
  const messages = openQueue(queueOfMessages)
  const pictures = openQueue(queueOfPictures)
  const uploads = openQueue(queueOfUploads)
  let draftKey: string | undefined

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (files.has(url.pathname)) return next(request, response)
    const isPreview = await openPreview(request, url)
    if (isPostedForm(request)) return postForm(inTurn(messages, next), request, response, config.siteUrl)
    if (request.method === 'POST' && isUpload(url.pathname)) return postUpload(inTurn(uploads, next), request, response)
    // Before queueing, so that a slow client does not hold a slot.
    if (request.method === 'POST') return inTurn(messages, next)(await wholeRequest(request, response), response)
    if (isPreview || !isCollected(request, url)) return inTurn(pages, next)(request, response)
    const copy = await read(request, url)
    const isEditable = isPage(copy) && (await isOfColleague(request.headers))
    return send(request, response, isEditable ? await withEditLink(copy) : copy)
  }

  async function isOfColleague(headers: IncomingHttpHeaders) {
    if (!/(^|; )(__Host-)?desk=/.test(headers.cookie ?? '')) return false
    return pages(async () => (await colleagues().isSignedIn?.(headers)) ?? false).catch(() => false)
  }

  /** Whether the request shows the preview: it has the cookie of a link that has not ended. */
  async function openPreview(request: IncomingMessage, { pathname }: URL) {
    const secret = readPreviewCookie(request.headers)
    const context = requestContext().getStore()
    if (!secret || !context || isPrivatePath(pathname) || pathname.startsWith('/_next/')) return false
    // While the database is away there are copies of the site.
    const preview = await pages(async () => colleagues().findPreview?.(secret)).catch(() => null)
    if (!preview || preview === 'ended') return false
    draftKey ??= await readDraftKey(buildFolder())
    turnDraftModeOn(request, draftKey)
    context.preview = preview
    return true
  }

  function inTurn(queue: typeof pages, next: Next): Next {
    return (request, response) => queue(() => untilWritten(next, request, response))
  }

  function read({ headers, url = '/' }: IncomingMessage, address: URL): Promise<Copy> {
    const tripStatus = async (id: number) => (await ask(next, config, `/api/itineraries/${id}`, headers)).status
    const make = async () => {
      const instead = await notFoundPath(decodeURIComponent(address.pathname), tripStatus)
      return makeCopy(withJoinedData(await ask(next, config, instead ?? url, headers), config))
    }
    if (address.pathname.startsWith('/_next/static/')) return recall(address, headers, make)
    const queue = /^\/(_next\/image$|og\/)/.test(address.pathname) ? pictures : pages
    return recall(address, headers, () => queue(make))
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    // The client aborted its request.
    if (request.errored) return response.destroy()
    const isBusy = error instanceof BusyError
    if (!isBusy) console.error('A request failed:', error)
    if (response.headersSent) return response.destroy()
    refuse(request, response, isBusy ? busy : failed)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response)
      .catch((error: unknown) => {
        if (!(error instanceof TooLongError)) throw error
        return pages(() => untilWritten(next, request, response, { atPaceOfClient: true }))
      })
      .catch((error: unknown) => fail(error, request, response))
  }
}

// Static files bypass the queue. Next.js too lists them once.
const files = new Set(
  readdirSync(path.join(root, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => encodeURI(path.join(parentPath, name).slice(path.join(root, 'public').length))),
)

// RSC responses are streamed, and only private pages depend on cookies. Range is ignored.
function isCollected(request: IncomingMessage, { pathname }: URL) {
  return ['GET', 'HEAD'].includes(request.method ?? '') && !isPartOfPage(request) && !isPrivatePath(pathname)
}

/**
 * Resolves when Next.js has written the response; what a slow client has not read stays in memory. With `atPaceOfClient`
 * it resolves once the client reads more slowly than Next.js writes, since database reads then follow its pace.
 */
function untilWritten(
  next: Next,
  request: IncomingMessage,
  response: ServerResponse,
  { atPaceOfClient } = { atPaceOfClient: false },
) {
  const { write, end } = response
  return new Promise<void>((resolve, reject) => {
    response.write = (...args: unknown[]) => {
      const isTaken = write.apply(response, args as Parameters<typeof write>)
      if (!isTaken && atPaceOfClient) resolve()
      return isTaken || !atPaceOfClient
    }
    response.end = (...args: unknown[]) => {
      resolve()
      return end.apply(response, args as Parameters<typeof end>)
    }
    response.once('close', resolve)
    next(request, response).then(resolve, reject)
  })
}
