// @vitest-environment node
import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { openFront } from '../support/front'
import { pagesChanged } from '../support/pages-changed'

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60', 'x-nextjs-prerender': '1' }

test('a page is not kept from a rendering that began before the last change', async () => {
  let content = 'old'
  let finishFirst: () => void = () => undefined
  const first = new Promise<void>((resolve) => {
    finishFirst = resolve
  })
  let rendering: Promise<string> | undefined
  let asked = 0
  // As Next.js 16.4: whoever asks while a page is being rendered gets that page.
  const next: RequestListener = async (_, response) => {
    const read = content
    asked += 1
    rendering ??= first.then(() => read)
    const body = await rendering
    rendering = undefined
    response.writeHead(200, page).end(`<html><head></head><body>${body}</body></html>`)
  }
  const front = await openFront(next)
  const get = async () => (await front.get('/about')).text()

  const before = get()
  await expect.poll(() => rendering !== undefined).toBe(true)
  content = 'new'
  pagesChanged()
  const after = get()
  await expect.poll(() => asked).toBe(2)
  finishFirst()
  await before
  expect(await after).toContain('new')
  expect(await get()).toContain('new')
  await front.close()
})
