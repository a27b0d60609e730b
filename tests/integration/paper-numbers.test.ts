// The numbers of invoices, drawn by eight processes at once of which some are killed: no gap, none twice.
import { expect, test } from 'vitest'
import { startScript, until } from '../support/scripts'
import { sized } from '../support/size'
import { testDb } from '../support/test-db'

test('eight processes draw numbers, and four of them are killed', async () => {
  await testDb.$executeRaw`DELETE FROM papers`
  await testDb.$executeRaw`DELETE FROM paper_series`
  const wanted = sized(200, 1000)
  const env = { NODE_OPTIONS: '--conditions=react-server' }
  const start = () => startScript(`tests/support/draw-numbers.ts ${wanted}`, { env })
  const drawing = Array.from({ length: 8 }, start)
  await until(async () => (await testDb.paper.count()) > 0)
  for (const one of drawing.slice(0, 4)) {
    const before = await testDb.paper.count()
    await until(async () => (await testDb.paper.count()) > before || before >= wanted)
    await one.stop('SIGKILL')
    drawing.push(start())
  }
  const left = drawing.slice(4)
  const codes = await Promise.all(left.map(({ ended }) => ended))
  expect(codes, left.map(({ output }) => output()).join('\n')).toEqual(left.map(() => 0))
  const papers = await testDb.paper.findMany({ select: { position: true }, orderBy: { position: 'asc' } })
  expect(papers.length).toBeGreaterThanOrEqual(wanted)
  expect(papers.map(({ position }) => position)).toEqual(papers.map((_, index) => index + 1))
})
