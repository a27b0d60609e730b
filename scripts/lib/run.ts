// How every script begins and ends, whether it finishes, fails or is interrupted.
import { complain } from './report'

type Task = () => unknown
const tasks = new Set<Task>()
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/** Has a task done before the process ends; the last one registered comes first. */
export function atEnd(task: Task) {
  tasks.add(task)
}

/**
 * Runs a script's main function and what was registered for the end, then exits: with the code it returned
 * or 0 when it finished, with 1 when it failed.
 * SIGINT, SIGTERM and SIGHUP lead to the same end, with `interruptedCode`; a second signal exits at once.
 */
export async function run(main: () => Promise<unknown>, interruptedCode?: number) {
  let interrupted: { at: number; code: number } | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // npm passes the terminal's Ctrl-C on to us, which has it from the terminal already: one key, two signals.
      const isEcho = interrupted && Date.now() - interrupted.at < 1000
      if (interrupted && !isEcho) process.exit(1)
      if (interrupted) return
      interrupted = { at: Date.now(), code: interruptedCode ?? exitCodes[signal] }
      void finish(interrupted.code)
    })
  }
  try {
    const code = await main()
    if (!interrupted) await finish(typeof code === 'number' ? code : 0)
  } catch (error) {
    if (interrupted) return
    complain(error)
    await finish(1)
  }
}

async function finish(code: number) {
  for (const task of [...tasks].reverse()) {
    tasks.delete(task)
    try {
      await task()
    } catch (error) {
      complain(error)
    }
  }
  process.exit(code)
}
