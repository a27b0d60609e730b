import 'server-only'
import { EventEmitter } from 'node:events'
import { type CodeRequest, mailCode } from '../desk/sign-in'
import { runTasks, withPool } from './run-tasks'

export const codeTasks = { 'mail-code': (request: unknown) => mailCode(request as CodeRequest) }

/** Makes the codes that were asked for at the desk, also while no worker runs. */
export async function makeCodes(url: string) {
  await withPool(url, (pool) => runTasks(pool, codeTasks, new EventEmitter()))
}
