// WebDriver BiDi: JSON over a WebSocket, https://w3c.github.io/webdriver-bidi.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { WebSocket } from 'undici'
import type { Engine, Tab } from './engine'
import { lineOf, startProgram, temporaryFolder } from './process'

export async function startFirefox({ firefox }: { firefox: string }): Promise<Engine> {
  const profile = await temporaryFolder()
  // A mouse, which Firefox does not report without a screen, and overlay scrollbars as in the other engines.
  const preferences = {
    'app.update.disabledForTesting': true,
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'ui.useOverlayScrollbars': 1,
  }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
  await writeFile(path.join(profile.folder, 'user.js'), lines.join('\n'))
  const words = ['--headless', '--no-remote', '--profile', profile.folder, '--remote-debugging-port', '0']
  const { messages, stop } = startProgram(firefox, words)
  const address = await lineOf(messages, /WebDriver BiDi listening on (ws:\S+)/)
  const connection = await connect(`${address}/session`)
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    newTab: () => newTab(connection),
    stop: async () => {
      connection.close()
      await stop()
      await profile.remove()
    },
  }
}

async function newTab({ send, errorsOf }: Connection): Promise<Tab> {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
      })
      const { result, exceptionDetails } = answer as {
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    errors: async () => errorsOf(context),
    close: async () => {
      await send('browser.removeUserContext', { userContext })
    },
  }
}

type Result = Record<string, unknown>
type Pending = { resolve: (result: Result) => void; reject: (error: Error) => void }
type Answer = { type: 'success' | 'error'; id: number; result: Result; error: string; message: string }
type Logged = { type: 'event'; params: { type: string; level: string; text: string; source: { context: unknown } } }

// Firefox's messages about files still loading when a page was left: the hash of nothing, "aborted", and the worker's.
const ofLeftPage = [
  'computed hash is “47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=”',
  'status=2152398850',
  'A ServiceWorker intercepted the request and encountered an unexpected error.',
]

type Connection = Awaited<ReturnType<typeof connect>>

async function connect(address: string) {
  const socket = new WebSocket(address)
  const pending: Pending[] = []
  const logged: Logged['params'][] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Answer | Logged
    if (message.type === 'event') logged.push(message.params)
    else if (message.type === 'success') pending[message.id]?.resolve(message.result)
    else pending[message.id]?.reject(new Error(`${message.error}: ${message.message}`))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return {
    send: (method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        const id = pending.push({ resolve, reject }) - 1
        socket.send(JSON.stringify({ id, method, params }))
      }),
    errorsOf: (context: unknown) =>
      logged
        .filter(({ type, level, source }) => type === 'javascript' && level === 'error' && source.context === context)
        .map(({ text }) => text)
        .filter((text) => !ofLeftPage.some((words) => text.includes(words))),
    close: () => socket.close(),
  }
}
