// Other programs that a script runs, each in a process group of its own, so that all of it can be ended.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { root } from './paths'
import { atEnd } from './run'

const endWithParent = pathToFileURL(`${import.meta.dirname}/end-with-parent.mjs`).href
const running = new Set<ChildProcess>()

type Options = { env?: NodeJS.ProcessEnv; show?: boolean }

/** How a program ended: its exit code (1 when killed) and everything it wrote. */
export type Ending = { code: number; output: string }

/** Runs a JavaScript program with this Node and waits for its end. With `show` it writes to our own output instead. */
export function runNode(words: string[], options: Options = {}): Promise<Ending> {
  return startNode(words, options).ended
}

/** Starts a JavaScript program with this Node; returns the process and its ending to come. */
export function startNode(words: string[], { env = process.env, show = false }: Options = {}) {
  const output = show ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, ['--import', endWithParent, ...words], {
    cwd: root,
    env: { ...env, ENDS_WITH_PARENT: String(process.pid) },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  })
  running.add(child)
  atEnd(endChildren)
  let text = ''
  const keep = (chunk: Buffer) => {
    text += chunk
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  async function wait(): Promise<Ending> {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    running.delete(child)
    return { code: code ?? 1, output: signal ? `${text}\nIt was ended by ${signal}.` : text }
  }
  return { child, ended: wait() }
}

function endChildren() {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // It ended in the meantime.
    }
  }
}
