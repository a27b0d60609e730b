// @vitest-environment node
import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { parseConfig } from '@/lib/config/schema'
import { ask } from '@/scripts/front/answer'
import { frontOf } from '@/scripts/front/front'
import { rendererOf } from '@/scripts/front/renderer'
import { pagesChanged } from '../support/pages-changed'

const config = parseConfig({ DATABASE_URL: 'postgresql://nobody@localhost/none', SITE_URL: 'http://localhost:3000' })
const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60', 'x-nextjs-prerender': '1' }

test('a page is not kept from a rendering that began before the last change', async () => {
  let content = 'old'
  let finishFirst: () => void = () => undefined
  const first = new Promise<void>((resolve) => {
    finishFirst = resolve
  })
  let rendering: Promise<string> | undefined
  // As Next.js 16.4: whoever asks while a page is being rendered gets that page.
  const next: RequestListener = async (_, response) => {
    const read = content
    rendering ??= first.then(() => read)
    const body = await rendering
    rendering = undefined
    response.writeHead(200, page).end(`<html><head></head><body>${body}</body></html>`)
  }
  const front = frontOf(rendererOf(next), { config, buildFolder: '/nowhere', hashes: {}, inline: [] })
  const get = () => ask(front, { method: 'GET', headers: { host: 'localhost' } }, '/about')

  const before = get()
  await expect.poll(() => rendering !== undefined).toBe(true)
  content = 'new'
  pagesChanged()
  const after = get()
  finishFirst()
  await before
  expect((await after).body.toString()).toContain('new')
  expect((await get()).body.toString()).toContain('new')
})
