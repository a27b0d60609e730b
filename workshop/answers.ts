// npm run answers -- http://localhost:3000: what the search answers to questions of travellers. A person judges them.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { OperatorError, print } from '../scripts/lib/report'
import { run } from '../scripts/lib/run'

const folder = path.join(import.meta.dirname, 'answers')
const report = path.join(folder, 'report.md')

const answered = z.object({
  answers: z.array(z.object({ page: z.string(), heading: z.string(), text: z.string() })),
})

await run(async () => {
  const address = process.argv[2] ?? ''
  if (!URL.canParse(address))
    throw new OperatorError('Name a running site: npm --prefix workshop run answers -- http://localhost:3000')
  const asked = (await readFile(path.join(folder, 'questions.txt'), 'utf8')).split('\n').filter(Boolean)
  const lines: string[] = []
  let silent = 0
  for (const question of asked) {
    const [best] = await ask(address, question)
    if (!best) silent += 1
    lines.push(`| ${question} | ${best ? `${best.page}, ${best.heading}: ${best.text}` : ''} |`)
  }
  const summary = `${asked.length - silent} of ${asked.length} questions were answered, right or wrong.`
  await writeFile(report, [summary, '', '| Question | First answer |', '| --- | --- |', ...lines, ''].join('\n'))
  print(`${summary} Read ${path.relative(process.cwd(), report)}.`)
})

async function ask(address: string, question: string) {
  const url = new URL('/api/answers', address)
  url.searchParams.set('query', question)
  const response = await fetch(url)
  if (!response.ok) throw new OperatorError(`${url.href} answered ${response.status}.`)
  return answered.parse(await response.json()).answers
}
