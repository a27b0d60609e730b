// Files from outside are opened in a thread of their own: they may take long, or more memory than there is.
import { once } from 'node:events'
import path from 'node:path'

/** A file that cannot or must not be read. The message is for the operator. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export type Answer = { result: unknown } | { refusal: string }

// Not imported: Turbopack would follow the path of a Worker, and bundle every file that it may be.
const { Worker } = process.getBuiltinModule('node:worker_threads')
// scripts/open-file.ts, which scripts/compile.mjs compiles: the same file for Next.js, the commands and the tests.
const program = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist/scripts/open-file.js')
// Tens of times what the largest file that is taken needs.
const milliseconds = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

type Options = { deadline?: number; file?: string }

/**
 * Runs a task of scripts/open-file.ts, whose input and result are copied. Throws UnreadableFile with what the task says
 * of the file, or with `tooMuch` at the deadline in milliseconds or at the limit of memory.
 */
export async function openInWorker<Result>(
  task: string,
  input: unknown,
  tooMuch: string,
  { deadline = milliseconds, file = program }: Options = {},
): Promise<Result> {
  // Without flags of this process, such as those that load TypeScript.
  const worker = new Worker(file, {
    workerData: { task, input },
    execArgv: [],
    resourceLimits,
  })
  // One that comes while it is being ended.
  worker.on('error', () => undefined)
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(deadline) })) as [Answer]
    if ('refusal' in answer) throw new UnreadableFile(answer.refusal)
    return answer.result as Result
  } catch (error) {
    if (isTooMuch(error)) throw new UnreadableFile(tooMuch)
    throw error
  } finally {
    await worker.terminate()
  }
}

const isTooMuch = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
