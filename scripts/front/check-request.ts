// Validates URL, host and method once, so that nothing later can fail on them. Node.js refuses what is no HTTP.
import type { IncomingMessage, ServerResponse } from 'node:http'

type Refusal = { status: number; sentence: string; allow?: string }

const wrongAddress = { status: 400, sentence: 'This address is not written correctly.' }
const wrongHost = { status: 400, sentence: 'The request must name one host.' }

const ofFiles = ['GET', 'HEAD', 'OPTIONS']
const ofPages = [...ofFiles, 'POST']
// Each handler limits its own methods.
const ofRest = [...ofPages, 'PUT', 'PATCH', 'DELETE']

/** The refusal, or null. Afterwards request.url is a path that decodes, with its query. */
export function checkRequest(request: IncomingMessage): Refusal | null {
  const { method = '', headers, headersDistinct } = request
  if ((headersDistinct.host?.length ?? 0) > 1) return wrongHost
  if (request.url === '*') return method === 'OPTIONS' ? allowed(ofPages) : wrongAddress
  const target = readTarget(request.url ?? '')
  if (!target) return wrongAddress
  headers.host = target.host ?? headers.host ?? 'localhost'
  if (!isHost(headers.host)) return wrongHost
  request.url = target.path + target.search
  if (target.path.startsWith('/api/')) return ofRest.includes(method) ? null : refusedMethod(method, ofRest)
  const methods = isFile(target.path) ? ofFiles : ofPages
  if (method === 'OPTIONS') return allowed(methods)
  return methods.includes(method) ? null : refusedMethod(method, methods)
}

export function refuse(request: IncomingMessage, response: ServerResponse, { status, sentence, allow }: Refusal) {
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined
  const isRest = /^(?:https?:\/\/[^/]*)?\/api\//i.test(request.url ?? '')
  const headers = {
    ...(sentence && { 'content-type': isRest ? 'application/json' : 'text/plain; charset=utf-8' }),
    ...(allow && { allow }),
    ...((hasBody || status === 400) && { connection: 'close' }),
    'cache-control': 'no-store',
  }
  const body = isRest && sentence ? JSON.stringify({ error: sentence }) : sentence
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

// Served from disk or generated.
const isFile = (path: string) => path.startsWith('/_next/') || path.includes('.')

function readTarget(text: string) {
  // Proxies send absolute URLs.
  const [, origin = ''] = /^(https?:\/\/[^/?#\\]*)/i.exec(text) ?? []
  const rest = text.slice(origin.length)
  const target = rest.startsWith('/') ? rest : origin && `/${rest}`
  const [path = ''] = target.split(/[?#]/, 1)
  // Browsers turn backslashes into slashes, so no link has one.
  if (!target || path.includes('\\') || !decodes(path) || (origin && !URL.canParse(origin))) return null
  const { pathname, search } = new URL(`http://localhost${target}`)
  // Two leading slashes would start a host name.
  const plain = pathname.replace(/^\/{2,}/, '/')
  return { host: origin ? new URL(origin).host : undefined, path: plain, search }
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

function refusedMethod(method: string, methods: string[]): Refusal {
  return { status: 405, sentence: `${method} is not answered here.`, allow: methods.join(', ') }
}

function allowed(methods: string[]): Refusal {
  return { status: 204, sentence: '', allow: methods.join(', ') }
}
