// Validates URL, host and method once, so that nothing later can fail on them. Node.js refuses what is no HTTP.
import type { IncomingMessage, ServerResponse } from 'node:http'

type Refusal = { status: number; sentence: string; allow?: string }

const wrongAddress = { status: 400, sentence: 'This address is not written correctly.' }
const wrongHost = { status: 400, sentence: 'The request must name one host.' }

const ofFiles = ['GET', 'HEAD']
const ofPages = [...ofFiles, 'POST']
// Each handler limits its own methods.
const ofRest = [...ofPages, 'OPTIONS', 'PUT', 'PATCH', 'DELETE']

/** The refusal, or null. Afterwards request.url is a path that decodes, with its query. */
export function checkRequest(request: IncomingMessage): Refusal | null {
  const { method = '', headers, headersDistinct } = request
  // Node.js would take the first.
  if ((headersDistinct.host?.length ?? 0) > 1) return wrongHost
  const target = readTarget(request.url ?? '')
  if (!target) return wrongAddress
  headers.host = target.host ?? headers.host ?? 'localhost'
  if (!isHost(headers.host)) return wrongHost
  request.url = target.path + target.search
  const methods = methodsOf(target.path)
  if (methods.includes(method)) return null
  return { status: 405, sentence: `${method} is not answered here.`, allow: methods.join(', ') }
}

export function refuse(request: IncomingMessage, response: ServerResponse, { status, sentence, allow }: Refusal) {
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined
  const isRest = request.url?.startsWith('/api/')
  // finishAnswer writes the page of a failure.
  const pageType = status >= 500 ? 'text/html' : 'text/plain'
  const headers = {
    'content-type': isRest ? 'application/json' : `${pageType}; charset=utf-8`,
    ...(allow && { allow }),
    // Otherwise the next request on this connection would wait for the rest of this one.
    ...(hasBody && { connection: 'close' }),
  }
  response.writeHead(status, headers).end(isRest ? JSON.stringify({ error: sentence }) : sentence)
}

function methodsOf(path: string) {
  if (path.startsWith('/api/')) return ofRest
  // Served from disk or generated.
  return path.startsWith('/_next/') || path.includes('.') ? ofFiles : ofPages
}

function readTarget(text: string) {
  const isPath = text.startsWith('/')
  // Proxies send absolute URLs.
  const address = isPath ? `http://localhost${text}` : text
  // Browsers turn backslashes into slashes, so no link has one.
  if (!/^https?:\/\/[^/?#\\][^?#\\]*([?#]|$)/i.test(address) || !URL.canParse(address)) return null
  const { host, pathname, search } = new URL(address)
  // Two leading slashes would start a host name.
  return decodes(pathname) ? { host: isPath ? undefined : host, path: pathname.replace(/^\/{2,}/, '/'), search } : null
}

/** Also false for control characters. */
function decodes(path: string) {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const isHost = (host: string) => !/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`)
