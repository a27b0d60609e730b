// Each program gets its own process group, so that all of it can be killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths'
import { atEnd } from './run'

const endWithParent = pathToFileURL(path.join(root, 'scripts/lib/end-with-parent.mjs')).href
const running = new Set<ChildProcess>()
let isEnding = false

type Options = { env?: NodeJS.ProcessEnv; show?: boolean }

export type Ending = { code: number; output: string }

export function runNode(args: string[], options: Options = {}): Promise<Ending> {
  return startNode(args, options).ended
}

export function startNode(args: string[], { env = process.env, show = false }: Options = {}) {
  // Nothing would end the new process.
  if (isEnding) throw new Error('A program that ends starts no other.')
  const output = show ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
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
  isEnding = true
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // It has exited already.
    }
  }
}
