// All that leans on undocumented parts of Next.js 16.4; tests/scripts/next-internals.test.ts says when one has changed.
// Beside it: lib/cache/page-cache.mjs, which Next.js loads itself.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js'

/** A request without a socket, for Next.js in this process. */
export const mockRequest = createRequestResponseMocks

/** Expires what is cached under these tags in this process. Next.js's revalidateTag works within a request only. */
export function expireTags(tags: string[]) {
  // The clock by which entries are dated.
  const expired = performance.timeOrigin + performance.now()
  for (const tag of tags) tagsManifest.set(tag, { expired })
}

const draftCookie = '__prerender_bypass'

/** The value of the cookie of draft mode, in which Next.js renders every page anew and caches nothing. A build makes it. */
export async function readDraftKey(buildFolder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(buildFolder, 'prerender-manifest.json'), 'utf8'))
  return manifest.preview.previewModeId
}

/** As if `draftMode().enable()` had set its cookie, which no browser gets. */
export function turnDraftModeOn({ headers }: IncomingMessage, key: string) {
  const others = (headers.cookie ?? '').split('; ').filter((one) => one && !one.startsWith(`${draftCookie}=`))
  headers.cookie = [...others, `${draftCookie}=${key}`].join('; ')
}

/** Puts a nonce into the scripts of a page that is rendered for this request; none for an empty list. */
export function passNonce(request: IncomingMessage, sources: string[]) {
  request.headers['content-security-policy'] = `script-src ${sources.join()}`
}

const dataCalls = [
  /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/,
]

/** Whether an inline script is a call of Next.js with nothing but JSON. */
export function isDataScript(text: string) {
  const [, json] = dataCalls.map((call) => call.exec(text)).find(Boolean) ?? []
  try {
    return json !== undefined && JSON.parse(json) !== undefined
  } catch {
    return false
  }
}

/** Adjacent pieces of a page's data as one script, which says the same. */
export const joinDataScripts = (html: string) => html.replaceAll('"])</script><script>self.__next_f.push([1,"', '')

// The router requests a part of a page with the header rsc and a hash in the query; Next.js redirects if the hash is wrong.
export const partKey = '_rsc'
export const partType = 'text/x-component'

export function isPartOfPage({ headers, url }: IncomingMessage) {
  return headers.rsc === '1' && !url?.startsWith('/api/')
}

const routerState = 'next-router-state-tree'

/** Next.js answers 500 to a router state that it cannot read; without one it renders the whole page. */
export function dropUnreadableRouterState({ headers }: IncomingMessage) {
  try {
    parseAndValidateFlightRouterState(headers[routerState])
  } catch {
    delete headers[routerState]
  }
}

/** The hidden fields of a form that names its server action. */
export const isActionField = (name: string) => name.startsWith('$ACTION')

/** Of a page: HIT, MISS or STALE. With MISS, 16.4 may use a rendering for another request, from before the last change. */
export const cacheState = (headers: OutgoingHttpHeaders) => headers['x-nextjs-cache']

export const isPrerendered = (headers: OutgoingHttpHeaders) => headers['x-nextjs-prerender'] !== undefined
