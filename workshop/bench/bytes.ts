import { htmlBudget, scriptBudget } from './budgets'
import { pageBytes } from './page-bytes'
import { atMost, type Row } from './rows'

export async function measureBytes(site: string, bare: string, routes: string[]): Promise<Row[]> {
  const floor = await pageBytes(bare, '/')
  const rows: Row[] = [{ group: 'JavaScript, KiB (gzip)', name: 'bare Next.js page', value: kib(floor.js) }]
  for (const name of routes) {
    const { html, js, css } = await pageBytes(site, name)
    rows.push(
      { group: 'JavaScript, KiB (gzip)', name, value: kib(js) },
      {
        group: 'JavaScript over the bare page, KiB (gzip)',
        name,
        value: kib(js - floor.js),
        goal: atMost(scriptBudget(name)),
      },
      { group: 'HTML with its flight data, KiB (as sent)', name, value: kib(html), goal: atMost(htmlBudget(name)) },
      { group: 'CSS, KiB (gzip)', name, value: kib(css), goal: atMost(20) },
    )
  }
  return rows
}

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10
