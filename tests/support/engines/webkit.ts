// WebKitWebDriver: JSON over HTTP, https://w3c.github.io/webdriver.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@/scripts/lib/ports'
import type { Engine, Tab } from './engine'
import { lineOf, startProgram, temporaryFolder } from './process'

// The window is at least as wide as its toolbar: 447 px unless everything in it is made small.
const narrowToolbar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }'

type Call = (method: 'POST' | 'GET', path: string, body?: object) => Promise<unknown>

type Programs = { webkitDriver: string; screen: string }

/** On a virtual screen. Every tab is a driver and a browser of its own. */
export async function startWebKit({ webkitDriver, screen }: Programs): Promise<Engine> {
  const { folder, remove } = await temporaryFolder()
  await mkdir(path.join(folder, 'gtk-3.0'))
  await writeFile(path.join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar)
  const display = startProgram(screen, ['-displayfd', '3', '-screen', '0', '3000x3000x24', '-nolisten', 'tcp'])
  const own = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder }
  const env = {
    ...own,
    DISPLAY: `:${await lineOf(display.extra, /^(\d+)$/)}`,
    LANG: 'en_US.UTF-8',
    // Else it starts services of a desktop, which mount a file system in the folder and outlive the driver.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    // Without a graphics card the page would never be painted.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  }
  return {
    newTab: () => newTab(webkitDriver, env),
    stop: async () => {
      await display.stop()
      await remove()
    },
  }
}

async function newTab(webkitDriver: string, env: Record<string, string>): Promise<Tab> {
  const port = await freePort()
  const driver = startProgram(webkitDriver, [`--port=${port}`], env)
  const call = caller(`http://127.0.0.1:${port}`)
  while (!(await call('GET', '/status').catch(() => undefined)));
  const { sessionId } = (await call('POST', '/session', { capabilities: {} })) as { sessionId: string }
  const post = (command: string, body: object) => call('POST', `/session/${sessionId}${command}`, body)
  const evaluate = (expression: string) => post('/execute/sync', { script: `return ${expression}`, args: [] })
  return {
    evaluate,
    open: async (url) => {
      await post('/url', { url })
      await evaluate(`(${keepErrors})()`)
    },
    errors: async () => ((await evaluate('window.uncaught')) ?? []) as string[],
    act: async (actions) => {
      await post('/actions', { actions })
    },
    resize: async (width, height) => {
      const toolbar = (await evaluate('outerHeight - innerHeight')) as number
      // Under the pointer, which is in the middle of the screen: that gives the window the focus.
      await post('/window/rect', { x: 1400, y: 1400, width, height: height + toolbar })
      // The driver answers before the page has its new size.
      const limit = AbortSignal.timeout(10_000)
      const size = () => evaluate('[innerWidth, innerHeight].join(" x ")')
      while ((await size()) !== `${width} x ${height}`)
        if (limit.aborted) throw new Error(`The page should be ${width} x ${height} px, but is ${await size()}`)
    },
    close: driver.stop,
  }
}

// The driver does not report errors. Those before the load are missed, but then React never takes over, and a test
// fails.
function keepErrors() {
  const uncaught: string[] = []
  Object.assign(window, { uncaught })
  addEventListener('error', ({ message }) => uncaught.push(message))
  addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)))
}

function caller(base: string): Call {
  return async (method, path, body) => {
    // A driver that does not answer fails one test, not the run.
    const signal = AbortSignal.timeout(30_000)
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body), signal })
    const { value } = (await response.json()) as { value: { error: string; message: string } }
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}
