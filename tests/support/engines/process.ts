import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Returns the folder and the function that removes it. */
export async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-trails-engine-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) }
}

/** It ends with this process at the latest. `stop` also ends its children. */
export function startProgram(file: string, words: string[], env: Record<string, string> = {}) {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', file, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const [, , messages, extra] = child.stdio as unknown as Readable[]
  const ended = once(child, 'close')
  async function stop() {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  return { messages: messages as Readable, extra: extra as Readable, stop }
}

/** Returns the first group. Fails with all output when the program ends without such a line. */
export async function lineOf(stream: Readable, pattern: RegExp): Promise<string> {
  const lines: string[] = []
  for await (const line of createInterface(stream)) {
    const found = pattern.exec(line)
    // Nobody reads on, but the program must not block on its output.
    if (found) stream.resume()
    if (found) return found[1] ?? ''
    lines.push(line)
  }
  throw new Error(`The program ended, and said no ${pattern}:\n${lines.join('\n')}`)
}
