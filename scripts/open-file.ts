// The worker thread of lib/platform/open-in-worker.ts, for one file.
import { parentPort, workerData } from 'node:worker_threads'
import { type Answer, UnreadableFile } from '../lib/platform/open-in-worker'
import * as workbook from '../lib/workbook/tasks'

const tasks: Record<string, (input: never) => unknown> = { ...workbook }

function answer(task: string, input: unknown): Answer {
  try {
    return { result: tasks[task]?.(input as never) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message }
    throw error
  }
}

parentPort?.postMessage(answer(workerData.task, workerData.input))
