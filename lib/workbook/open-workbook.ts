import { ContentError } from '../publishing/content-error'
import 'server-only'
import { openInWorker, UnreadableFile } from '../platform/open-in-worker'

import type * as tasks from './tasks'

type Tasks = typeof tasks

export const tooMuch =
  'The workbook could not be opened: it took too long or too much memory. Export a new one and make your changes in it.'

/** Throws ContentError for what is no workbook of this site. */
export async function openWorkbook<Name extends keyof Tasks>(name: Name, input: Parameters<Tasks[Name]>[0]) {
  try {
    return await openInWorker<Awaited<ReturnType<Tasks[Name]>>>(name, input, tooMuch)
  } catch (error) {
    throw error instanceof UnreadableFile ? new ContentError(error.message) : error
  }
}
