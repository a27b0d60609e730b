import { expect, openWithScripts, type Page, test } from '../support/browser-test'

test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--enable-features=WebMCP'] } })

test('an agent searches and estimates by itself, and fills in a request that the visitor sends', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  expect(await page.webmcp.tools()).toMatchObject([{ name: 'search_trips', description: expect.any(String) }])
  expect(await undescribed(page)).toEqual([])
  await page.webmcp.callTool('search_trips', { query: 'gorillas' })
  await expect(page).toHaveURL(/query=gorillas/)

  await openWithScripts(page, '/estimate?itinerary=7')
  expect(await page.webmcp.tools()).toMatchObject([{ name: 'estimate_trip' }])
  await page.webmcp.callTool('estimate_trip', { adults: '2' })
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('in all')

  await openWithScripts(page, '/book?itinerary=7')
  expect(await page.webmcp.tools()).toMatchObject([{ name: 'request_quote' }])
  expect(await undescribed(page)).toEqual([])
  void page.webmcp.callTool('request_quote', { name: 'Ana Brooks', email: 'ana@example.com' }).catch(() => undefined)
  await expect(page.getByRole('textbox', { name: /Name/ }).first()).toHaveValue('Ana Brooks')
  await expect(page.getByText(/TT-[2-9A-Z]{7}/)).toHaveCount(0)
})

/** The fields of the page's tools that an agent sees without their question. */
async function undescribed(page: Page) {
  const tools = await page.webmcp.tools()
  const fields = tools.flatMap(({ inputSchema }) =>
    Object.entries((inputSchema?.properties ?? {}) as Record<string, { description?: string }>),
  )
  expect(fields.length).toBeGreaterThan(0)
  return fields.filter(([, { description }]) => !description).map(([name]) => name)
}
