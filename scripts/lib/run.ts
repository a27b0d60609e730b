import { reportError } from './report'

type Task = () => unknown
const tasks = new Set<Task>()
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

export function atEnd(task: Task) {
  tasks.add(task)
}

/** Runs `main` and the tasks of `atEnd`, then exits. A second signal exits at once. */
export async function run(main: () => Promise<unknown>, interruptedCode?: number) {
  outliveOutput()
  // Prisma reads the relations of a row at once, which pg deprecates within a transaction.
  process.noDeprecation = true
  let interrupted: { at: number; code: number } | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // npm forwards a Ctrl-C that the terminal has sent already: one key, two signals.
      const isEcho = interrupted && Date.now() - interrupted.at < 1000
      if (interrupted && !isEcho) process.exit(1)
      if (interrupted) return
      interrupted = { at: Date.now(), code: interruptedCode ?? exitCodes[signal] }
      void finish(interrupted.code)
    })
  }
  try {
    const code = await main()
    if (!interrupted) await finish(typeof code === 'number' ? code : undefined)
  } catch (error) {
    if (interrupted) return
    reportError(error)
    await finish(1)
  }
}

// A service goes on without its log. Of a command's output only what no reader waits for may be lost.
function outliveOutput() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE') process.exitCode = 1
    })
}

async function finish(code?: number) {
  for (const task of [...tasks].reverse()) {
    tasks.delete(task)
    try {
      await task()
    } catch (error) {
      reportError(error)
    }
  }
  // What could not be written is reported after this.
  await new Promise(setImmediate)
  process.exit(code ?? process.exitCode)
}
