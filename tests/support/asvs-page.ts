// The part of docs/security.md that is written from tests/support/asvs.ts.
import { chapterOf, chapters, type Requirement, requirements } from './asvs'

const [start, end] = ['<!-- Written by: npm --prefix workshop run asvs -->', '<!-- End -->']

/** The page with this part as the data has it now. */
export function withAsvs(page: string) {
  const [before, rest = ''] = page.split(start)
  const [, after = ''] = rest.split(end)
  return `${before}${start}\n\n${writeAsvs()}\n\n${end}${after}`
}

export function countRequirements(of: Requirement[] = requirements) {
  const tested = of.filter((one) => 'test' in one).length
  const written = of.filter((one) => 'page' in one).length
  const notApplicable = of.filter((one) => 'whyNot' in one).length
  const open = of.filter((one) => 'open' in one).length
  return { tested, written, notApplicable, open }
}

function writeAsvs() {
  return [writeTable(), '### What is open', writeOpen(), '### What does not apply', writeNotApplicable()].join('\n\n')
}

const columns = ({ tested, written, notApplicable, open }: ReturnType<typeof countRequirements>) =>
  [tested, written, notApplicable, open].map((count) => count || '').join(' | ')

function writeTable() {
  const lines = Object.entries(chapters).map(([chapter, name]) => {
    const own = requirements.filter(({ id }) => chapterOf(id) === chapter)
    return `| ${chapter} ${name} | ${columns(countRequirements(own))} |`
  })
  return [
    '| Chapter | Tested | Described or set up | Does not apply | Open |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines,
    `| **All ${requirements.length}** | ${columns(countRequirements())} |`,
  ].join('\n')
}

function writeOpen() {
  return requirements.flatMap((one) => ('open' in one ? [`- ${one.id}: ${one.open}`] : [])).join('\n')
}

function writeNotApplicable() {
  const byReason = new Map<string, string[]>()
  for (const one of requirements)
    if ('whyNot' in one) byReason.set(one.whyNot, [...(byReason.get(one.whyNot) ?? []), one.id])
  return [...byReason].map(([reason, ids]) => `- ${shorten(ids)}: ${reason}`).join('\n')
}

/** 'V6.2.1 to 12, V6.4.1'. */
function shorten(ids: string[]) {
  const runs: { section: string; first: number; last: number }[] = []
  for (const id of ids) {
    const dot = id.lastIndexOf('.')
    const [section, number] = [id.slice(0, dot), Number(id.slice(dot + 1))]
    const run = runs.at(-1)
    if (run?.section === section && run.last === number - 1) run.last = number
    else runs.push({ section, first: number, last: number })
  }
  return runs.map(({ section, first, last }) => `${section}.${first}${last > first ? ` to ${last}` : ''}`).join(', ')
}
