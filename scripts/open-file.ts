// The worker thread of lib/platform/open-in-worker.ts, for one file.
import { parentPort, workerData } from 'node:worker_threads'
import * as papers from '../lib/papers/tasks'
import { type Answer, UnreadableFile } from '../lib/platform/open-in-worker'
import * as workbook from '../lib/workbook/tasks'

const tasks: Record<string, (input: never) => unknown> = { ...workbook, ...papers }

async function answer(task: string, input: unknown): Promise<Answer> {
  try {
    return { result: await tasks[task]?.(input as never) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message }
    throw error
  }
}

parentPort?.postMessage(await answer(workerData.task, workerData.input))
