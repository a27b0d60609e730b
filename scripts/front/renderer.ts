// Next.js renders in the main thread, and the front answers in a thread of its own: what is in memory never waits for a
// rendering. They talk over a socket in a folder that only this user can read.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { collecting, type RequestContext, requestContext } from '../../lib/server/request-context'
import { type Answer, ask, ofTheConnection, plain, type Question, without } from './answer'

export type Renderer = {
  /** The whole answer, collected in memory. */
  ask: (question: Question, url: string, body?: Buffer) => Promise<Answer>
  /** Sends the answer on as it comes. */
  pass: RequestListener
}

type Context = Pick<RequestContext, 'id' | 'socketAddress'> & { isAsked: boolean; isCollecting?: boolean }
type Outcome = Pick<RequestContext, 'isUnavailable' | 'hasForm' | 'digest'>

const contextHeader = 'x-front-context'
const outcomeHeader = 'x-front-outcome'
const hopByHop = ['connection', 'keep-alive', 'expect', 'upgrade', 'te', 'trailer']

/** A renderer in the same thread. */
export const rendererOf = (next: RequestListener): Renderer => ({
  ask: (question, url, body) => ask(next, question, url, body),
  pass: next,
})

/** Lets `next` answer the front's requests. Returns the socket, and what ends it. */
export async function serveRenderer(next: RequestListener) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tembo-'))
  const socketPath = path.join(folder, 'renderer')
  // The front has limits already; its own header comes on top of what it lets through.
  const limits = { requireHostHeader: false, maxHeaderSize: 65_536, keepAliveTimeout: 0, requestTimeout: 0 }
  const server = createServer(limits, (request, response) => {
    const { isAsked, isCollecting, ...known } = JSON.parse(String(request.headers[contextHeader])) as Context
    delete request.headers[contextHeader]
    const context: RequestContext = { ...known, begin: performance.now() }
    requestContext().run(context, () => {
      if (!isAsked) return next(request, response)
      return collecting()
        .run(isCollecting === true, () => answer(request, response, context))
        .catch(() => response.destroy())
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse, context: RequestContext) {
    const body = await buffer(request)
    const asked = await ask(next, request, request.url ?? '/', body.length > 0 ? body : undefined)
    const { isUnavailable, hasForm, digest } = context
    const outcome = JSON.stringify({ isUnavailable, hasForm, digest } satisfies Outcome)
    response.writeHead(asked.status, { ...asked.headers, [outcomeHeader]: outcome }).end(asked.body)
  }

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

/** The renderer at the other end of this socket. */
export function rendererAt(socketPath: string): Renderer {
  const agent = new Agent({ keepAlive: true })

  function begin({ method, headers }: Question, path: string, isAsked: boolean) {
    const { id = '', socketAddress } = requestContext().getStore() ?? {}
    const context: Context = { id, socketAddress, isAsked, isCollecting: collecting().getStore() }
    const all = { ...headers, [contextHeader]: JSON.stringify(context) }
    return httpRequest({ socketPath, agent, method, path, headers: all })
  }

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const headers = without(request.headers, hopByHop)
    const sent = begin({ method: request.method, headers }, request.url ?? '/', false)
    response.once('close', () => sent.destroy())
    const answered = answerOf(sent).then(async (answer) => {
      const own = without(headersOf(answer), [...hopByHop, 'transfer-encoding'])
      response.writeHead(answer.statusCode ?? 500, own)
      await pipeline(answer, response)
    })
    await Promise.all([answered, pipeline(request, sent)])
  }

  return {
    ask: async (question, url, body) => {
      const sent = begin(plain(question), url, true)
      const answered = answerOf(sent)
      sent.end(body)
      const answer = await answered
      const { [outcomeHeader]: outcome, ...headers } = headersOf(answer)
      Object.assign(requestContext().getStore() ?? {}, JSON.parse(String(outcome)) as Outcome)
      return {
        status: answer.statusCode ?? 500,
        headers: without(headers, ofTheConnection),
        body: await buffer(answer),
      }
    },
    pass: (request, response) => {
      pass(request, response).catch((error: unknown) => {
        if (!request.errored && !response.destroyed) console.error('A request could not be passed on:', error)
        response.destroy()
      })
    },
  }
}

async function answerOf(sent: ReturnType<typeof httpRequest>) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

// One value where there is one: others would be joined into one text.
function headersOf({ headersDistinct }: IncomingMessage): OutgoingHttpHeaders {
  const entries = Object.entries(headersDistinct)
  return Object.fromEntries(entries.map(([name, values = []]) => [name, values.length > 1 ? values : values[0]]))
}
