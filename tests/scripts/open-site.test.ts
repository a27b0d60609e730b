// A site under a public address, on which the operator has confirmed nothing yet.
import { expect, test } from 'vitest'
import { pages } from '@/lib/content/pages'
import { sampleClaims } from '@/lib/content/sample-claims'
import { lodges as seedLodges } from '@/prisma/seed/lodges'
import { preparedDataFolder, siteOfFile } from '../support/scripts'

const address = 'https://www.duma-safaris.com'
const site = siteOfFile(await preparedDataFolder(), { SITE_URL: address, RATE_LIMIT_PER_HOUR: '100000' })

// The sheet Lodges, as it came.
const lodges = seedLodges.map(({ name }) => name)
const invented = [
  ...sampleClaims
    .filter(({ id }) => ['team', 'partners', 'projects', 'quotation', 'volunteer-hosts'].includes(id))
    .flatMap(({ text }) => text.split(', ')),
  ...['(sample', 'sample name', 'is made up', 'tel:+254700000000', 'wa.me/254700000000', 'P.O. Box 000'],
  ...['example.com', '/example"', 'A demo:', ...lodges],
]

const hole =
  /<(h[1-6]|p|li|dl|dd|ul|ol|section)\b[^>]*><\/\1>|<a\b[^>]*href="(?:|tel:|mailto:|https:\/\/wa\.me\/)"|[^<]{30}\{[a-z-]+\}/g

const textOf = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '')

async function read(path: string) {
  const response = await fetch(site.url + path)
  return { status: response.status, html: await response.text() }
}

const paths = [...Object.keys(pages), ...Array.from({ length: 15 }, (_, index) => `/itineraries/${index + 1}`)]

test('the sitemap leaves out the page of a school that is an example, and so does the site', async () => {
  const { html } = await read('/sitemap.xml')
  expect(html).toContain(`${address}/itineraries/7`)
  expect(html).not.toContain('wild-olive-school')
  expect((await read('/community/wild-olive-school')).status).toBe(404)
})

test.each(['/review', '/unsubscribe/not-a-link', '/before-you-go', '/terms'])(
  '%s leads to the form, because no telephone and no address is confirmed',
  async (path) => {
    const { html } = await read(path)
    expect(html.slice(html.indexOf('<main'), html.indexOf('<footer'))).toMatch(/href="\/contact"[^>]*>Write to us</)
  },
)

test('pages without confirmed rows promise none of them', async () => {
  const fleet = textOf((await read('/fleet')).html)
  expect(fleet).not.toContain('How many guests each one takes')
  expect(fleet).not.toContain('Not sure which one suits you?')
  expect(textOf((await read('/teams')).html)).not.toContain('Would you like a particular guide?')
  expect(textOf((await read('/groups')).html)).not.toContain('What a group of 14 gets')
})

test.each([...paths, '/shortlist?trips=6,7'])('%s shows nothing that we made up, and no hole', async (path) => {
  const { status, html } = await read(path)
  expect(status).toBe(200)
  expect(invented.filter((text) => textOf(html).includes(text))).toEqual([])
  expect(
    [...textOf(html).matchAll(hole)]
      .map(([found]) => found)
      .filter((found) => !/role="status"|empty:hidden/.test(found)),
  ).toEqual([])
})
