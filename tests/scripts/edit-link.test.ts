// "Edit this page" on public pages, for who is signed in at the desk.
import { expect, test } from 'vitest'
import { openSession } from '../support/desk-session'
import { preparedDataFolder, rowsIn, siteOfFile } from '../support/scripts'

const folder = await preparedDataFolder()
const site = siteOfFile(folder)
const link = '<a href="/desk/edit"'

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('a colleague gets the link on a page of visitors, which no cache keeps', async () => {
  const before = await get('/teams')
  const cookie = `a=b; desk=${await openSession((sql, values) => rowsIn(folder, sql, values))}`
  for (const path of ['/teams', '/itineraries/6', '/itineraries?query=sea']) {
    const { text, headers } = await get(path, { cookie })
    expect(text.split(link), path).toHaveLength(2)
    expect(headers.get('cache-control'), path).toBe('private, no-store')
    expect(headers.get('content-security-policy'), path).toContain("default-src 'self'")
  }
  expect((await get('/api/team-members', { cookie })).text).not.toContain(link)
  for (const path of ['/nothing', '/offline', '/sitemap.xml'])
    expect((await get(path, { cookie })).text, path).not.toContain(link)
  const after = await get('/teams')
  expect([after.text, after.headers.get('etag')]).toEqual([before.text, before.headers.get('etag')])
  expect(after.text).not.toContain(link)
})

test('with a wrong or ended session the page is that of visitors', async () => {
  const visitors = await get('/teams')
  const token = await openSession((sql, values) => rowsIn(folder, sql, values))
  await rowsIn(folder, 'UPDATE desk_sessions SET ended_at = now()')
  for (const cookie of [`desk=${token}`, 'desk=', 'desk=a', `__Host-desk=${token}`, `other-desk=${token}`]) {
    const { text, headers } = await get('/teams', { cookie })
    expect([text, headers.get('etag'), headers.get('cache-control')], cookie).toEqual([
      ...[visitors.text, visitors.headers.get('etag'), visitors.headers.get('cache-control')],
    ])
  }
})

test('the link leads to what the page before it shows', async () => {
  const leadsTo = async (referer?: string) =>
    (await get('/desk/edit', referer ? { referer } : {})).headers.get('location')
  expect(await leadsTo(`${site.url}/itineraries/6?adults=2`)).toBe('/desk/content/trips/6')
  expect(await leadsTo(`${site.url}/about`)).toBe('/desk/content?page=%2Fabout')
  expect(await leadsTo()).toBe('/desk/content')
})
