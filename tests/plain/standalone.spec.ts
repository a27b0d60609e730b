import { readdir } from 'node:fs/promises'
import { expect } from '../support/browser-test'
import { makeInquiryBody } from '../support/factories'
import { test } from '../support/plain-site'
import { postJson } from '../support/post'

test('what is read from files or made while serving is all there', async ({ start }, testInfo) => {
  const folder = testInfo.outputPath('data')
  const site = await start({ MAIL_WORKER: '1', DATA_DIR: folder, CONTENT_DIR: '', CONTENT_STABLE_MS: '500' })
  const get = async (path: string) => {
    const response = await fetch(site.url + path)
    expect(response.status, path).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }
  const page = String(await get('/itineraries/6'))
  const linked = (pattern: RegExp) => pattern.exec(page)?.[0].replaceAll('&amp;', '&') ?? ''
  expect(String(await get(linked(/\/maps\/[^"\\]+/)))).toContain('<svg')
  expect(await get(linked(/\/og\/itineraries\/[^"\\]+/))).not.toEqual(await get('/share-card.jpg'))
  expect((await get(linked(/\/_next\/image\?[^" \\]+/))).length).toBeGreaterThan(1000)
  expect(String(await get('/sw.js'))).toContain('caches')
  expect(JSON.parse(String(await get('/api/health/ready')))).toMatchObject({ status: 'ready' })
  const filesOf = (name: string) => readdir(`${folder}/${name}`).catch(() => [])
  // Another site works on the same queue, so it may take more than one.
  const mails = async () => {
    const body = makeInquiryBody({ email: `${crypto.randomUUID()}@example.com` })
    expect((await postJson(site.url, '/api/inquiries', body)).status).toBe(201)
    return (await filesOf('mail')).length
  }
  await expect.poll(mails).toBeGreaterThan(0)
  await expect.poll(() => filesOf('content')).toContain('content.xlsx')
  await site.stop()
})
