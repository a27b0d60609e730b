import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openInWorker, UnreadableFile } from '@/lib/platform/open-in-worker'
import { temporaryFolder } from '../support/temporary-folder'

const folder = temporaryFolder()
const long = 60_000

async function run(program: string, deadline = long) {
  const file = path.join(folder, `${Math.random()}.mjs`)
  await writeFile(file, `import { parentPort, workerData } from 'node:worker_threads'\n${program}`)
  return openInWorker<string>('read', Buffer.from('bytes'), 'It took too long.', { deadline, file })
}

test('the result comes back, and the process goes on meanwhile', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    turning = setImmediate(count)
  }
  let turning = setImmediate(count)
  const result = await run(`
    for (const until = Date.now() + 100; Date.now() < until; );
    parentPort.postMessage({ result: workerData.task + ' ' + Buffer.from(workerData.input) })`)
  clearImmediate(turning)
  expect(result).toBe('read bytes')
  expect(turns).toBeGreaterThan(10)
})

test.each([
  ['never ends', 'for (;;);', 200],
  ['never answers', 'setInterval(() => undefined, 1000)', 200],
  ['takes too much memory', 'for (const all = []; ; ) all.push(new Array(10_000).fill(Math.random()))', long],
])('what %s is ended, and a sentence says so', async (_, program, deadline) => {
  await expect(run(program, deadline)).rejects.toThrow(new UnreadableFile('It took too long.'))
})

test('what the task says of the file is told; other errors stay errors', async () => {
  await expect(run(`parentPort.postMessage({ refusal: 'No workbook.' })`)).rejects.toThrow(UnreadableFile)
  await expect(run(`throw new RangeError('ours')`)).rejects.toThrow(RangeError)
})
