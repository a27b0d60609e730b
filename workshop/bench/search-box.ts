// What the suggestions of the search box load once it is entered.
import { launchBrowser } from '../../scripts/lib/testing/browser'
import { atMost, type Row } from './rows'

export async function measureSearchBox(site: string): Promise<Row> {
  const chrome = await launchBrowser()
  const page = await chrome.newPage()
  await page.goto(new URL('/itineraries', site).href, { waitUntil: 'networkidle' })
  const loaded = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/api\/suggestions$|\.js$/.test(name))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    )
  const before = await loaded()
  await page.getByLabel('Search itineraries').focus()
  await page.getByRole('listbox').waitFor()
  const bytes = (await loaded()) - before
  await chrome.close()
  return {
    group: 'Suggestions of the search box, KiB (as sent)',
    name: 'once entered',
    value: Math.round(bytes / 102.4) / 10,
    goal: atMost(40),
  }
}
