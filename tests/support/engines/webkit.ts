import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { freePort } from '@/scripts/lib/ports'
import { type Engine, endsWithParent, type Tab } from './engine'

const keys = {
  ArrowLeft: Key.ARROW_LEFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
}

// The window is at least as wide as its toolbar: 447 px unless everything in it is made small.
const narrowToolbar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }'

/** On a virtual screen. */
export async function startWebKit(programs: { webkitDriver: string; screen: string }): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-trails-engine-'))
  await mkdir(path.join(folder, 'gtk-3.0'))
  await writeFile(path.join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar)
  const screen = await startScreen(programs.screen)
  const driver = new DriverService.Builder(endsWithParent)
    .setPort(await freePort())
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      ENGINE_PROGRAM: programs.webkitDriver,
      DISPLAY: screen.display,
      LANG: 'en_US.UTF-8',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      // Else it starts services of a desktop, which mount a file system in the folder and outlive the driver.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      // Without a graphics card the page would never be painted.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    })
    .build()
  // The first start of all, with a cold disk, takes long.
  const address = await driver.start(60_000)
  return {
    newTab: async () => {
      const capabilities = new Capabilities().setBrowserName('MiniBrowser')
      return tabOf(await new Builder().usingServer(address).withCapabilities(capabilities).build())
    },
    stop: async () => {
      await driver.kill()
      await screen.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function startScreen(program: string) {
  const child = spawn(endsWithParent, ['-displayfd', '3', '-screen', '0', '3000x3000x24', '-nolisten', 'tcp'], {
    env: { ...process.env, ENGINE_PROGRAM: program },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(child.stdio[3] as NodeJS.EventEmitter, 'data')) as [Buffer]
  return {
    display: `:${String(number).trim()}`,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

function tabOf(driver: WebDriver): Tab {
  const evaluate = (expression: string) => driver.executeScript(`return ${expression}`)
  return {
    evaluate,
    open: async (address) => {
      await driver.get(address)
      await evaluate(`(${keepErrors})()`)
    },
    errors: async () => ((await evaluate('window.uncaught')) ?? []) as string[],
    click: async (x, y) => {
      await driver.actions().move({ x, y, duration: 0 }).press().release().perform()
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (width, height) => {
      const toolbar = (await evaluate('outerHeight - innerHeight')) as number
      // Under the pointer, which is in the middle of the screen: that gives the window the focus.
      await driver
        .manage()
        .window()
        .setRect({ x: 1400, y: 1400, width, height: height + toolbar })
      const isResized = async () => evaluate(`innerWidth === ${width} && innerHeight === ${height}`)
      await driver.wait(isResized, 10_000, `The page should be ${width} x ${height} px`)
    },
    close: () => driver.quit(),
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
