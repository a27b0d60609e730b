// Next.js renders in the main thread, and the front answers in a thread of its own: what is in memory never waits for a
// rendering. They talk over a socket in a folder that only this user can read.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type RequestContext, requestContext } from '../../lib/server/request-context'

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }
export type Question = { method?: string; headers: IncomingHttpHeaders | OutgoingHttpHeaders }
type Asking = { body?: Buffer; isCollected?: boolean }
export type Renderer = ReturnType<typeof rendererAt>

const contextHeader = 'x-front-context'
const outcomeHeader = 'x-front-outcome'
// Headers that would make an answer fit for one visitor only. Copies serve many, and are compressed here.
const perRequestHeaders = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'if-range']
const hopByHop = ['connection', 'keep-alive', 'expect', 'upgrade', 'te', 'trailer', outcomeHeader]
// And of the body before it was changed.
const ofTheConnection = [...hopByHop, 'transfer-encoding', 'content-length', 'date', 'etag']

/** Lets `next` answer the front's requests. Returns the socket, and what ends it. */
export async function serveRenderer(next: RequestListener) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tembo-'))
  const socketPath = path.join(folder, 'renderer')
  // The front has limits already; its own header comes on top of what it lets through.
  const limits = { requireHostHeader: false, maxHeaderSize: 65_536, keepAliveTimeout: 0, requestTimeout: 0 }
  const server = createServer(limits, (request, response) => {
    const known: RequestContext = JSON.parse(String(request.headers[contextHeader]))
    delete request.headers[contextHeader]
    const context = { ...known, begin: performance.now() }
    tellOutcome(response, context)
    requestContext().run(context, () => next(request, response))
  })
  await once(server.listen(socketPath), 'listening')
  return {
    socketPath,
    end: async () => {
      server.close()
      server.closeAllConnections()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// In a header, and what became known while the body was sent in a trailer.
function tellOutcome(response: ServerResponse, context: RequestContext) {
  const { writeHead, end } = response
  const outcome = () => {
    const { isUnavailable, hasForm, digest } = context
    return JSON.stringify({ isUnavailable, hasForm, digest })
  }
  Object.assign(response, {
    writeHead: (...words: Parameters<typeof writeHead>) => {
      response.setHeader(outcomeHeader, outcome())
      return writeHead.apply(response, words)
    },
    end: (...words: Parameters<typeof end>) => {
      response.addTrailers({ [outcomeHeader]: outcome() })
      return end.apply(response, words)
    },
  })
}

/** The renderer at the other end of this socket. */
export function rendererAt(socketPath: string) {
  const agent = new Agent({ keepAlive: true })

  function begin({ method, headers }: Question, path: string, isCollected?: boolean) {
    const { id = '', socketAddress } = requestContext().getStore() ?? {}
    const context = JSON.stringify({ id, socketAddress, isCollected })
    return httpRequest({ socketPath, agent, method, path, headers: { ...headers, [contextHeader]: context } })
  }

  async function passOn(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '/' } = request
    const sent = begin({ method, headers: without(request.headers, hopByHop) }, url)
    response.once('close', () => sent.destroy())
    const answered = answerOf(sent).then(async (answer) => {
      const headers = without(headersOf(answer), [...hopByHop, 'transfer-encoding'])
      response.writeHead(answer.statusCode ?? 500, headers)
      await pipeline(answer, response)
    })
    await Promise.all([answered, pipeline(request, sent)])
  }

  return {
    /** The whole answer, collected in memory. */
    ask: async (question: Question, url: string, { body, isCollected }: Asking = {}): Promise<Answer> => {
      const method = question.method === 'HEAD' ? 'GET' : question.method
      const headers = without(question.headers, [...perRequestHeaders, ...ofTheConnection])
      const sent = begin({ method, headers }, url, isCollected)
      const answered = answerOf(sent)
      sent.end(body)
      const answer = await answered
      const collected = await buffer(answer)
      noteOutcome(answer.trailers[outcomeHeader])
      return {
        status: answer.statusCode ?? 500,
        headers: without(headersOf(answer), ofTheConnection),
        body: collected,
      }
    },
    /** Sends the answer on as it comes. */
    pass: (request: IncomingMessage, response: ServerResponse) => {
      passOn(request, response).catch((error: unknown) => {
        if (!request.errored && !response.destroyed) console.error('A request could not be passed on:', error)
        if (response.headersSent) response.destroy()
        else response.writeHead(500, { connection: 'close' }).end()
      })
    },
  }
}

async function answerOf(sent: ReturnType<typeof httpRequest>) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  noteOutcome(answer.headers[outcomeHeader])
  return answer
}

function noteOutcome(outcome: string | string[] | undefined) {
  if (outcome) Object.assign(requestContext().getStore() ?? {}, JSON.parse(String(outcome)))
}

// One value where there is one: others would be joined into one text.
function headersOf({ headersDistinct }: IncomingMessage): OutgoingHttpHeaders {
  const entries = Object.entries(headersDistinct)
  return Object.fromEntries(entries.map(([name, values = []]) => [name, values.length > 1 ? values : values[0]]))
}

function without(headers: OutgoingHttpHeaders, names: string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())))
}
