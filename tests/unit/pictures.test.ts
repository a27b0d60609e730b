// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPictures } from '@/scripts/front/pictures'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  await mkdir(path.join(folder, 'public/images'), { recursive: true })
  await draw('a drawing')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const draw = (text: string) => writeFile(path.join(folder, 'public/images/mara.jpg'), text)
const query = (url: string, more = '') => new URLSearchParams(`url=${encodeURIComponent(url)}&w=640&q=60${more}`)
const avif = 'image/avif,image/webp,*/*'

/** The pictures of a site that has just started, and how often it made one. */
function start(status = 200) {
  const make = vi.fn(async (address: string, accept: string) => ({
    status,
    headers: { 'content-type': accept, 'x-nextjs-cache': 'MISS' },
    body: Buffer.from(`${accept} of ${address}`),
  }))
  const picture = openPictures(make, { publicFolder: path.join(folder, 'public'), buildFolder: folder })
  return { make, picture }
}

const bodyOf = async (copy: { bodyIn: (encoding: 'identity') => Promise<Buffer> }) =>
  (await copy.bodyIn('identity')).toString()

test('a picture is made once, for all who ask at the same moment and later, whatever else they say', async () => {
  const { make, picture } = start()
  const wanted = ['', '&from=chat', '&v=2'].map((more) => picture(query('/images/mara.jpg', more), avif))
  const copies = await Promise.all(wanted)
  await picture(query('/images/mara.jpg'), 'image/avif')
  expect(make).toHaveBeenCalledTimes(1)
  expect(make).toHaveBeenCalledWith('/_next/image?url=%2Fimages%2Fmara.jpg&w=640&q=60', 'image/avif')
  expect(copies[0]?.headers).toEqual({ 'content-type': 'image/avif' })
})

test('each browser gets the best format that it takes', async () => {
  const { picture } = start()
  for (const [accept, format] of [
    [avif, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/png', '*/*'],
    ['', '*/*'],
  ]) {
    expect((await picture(query('/images/mara.jpg'), accept ?? '')).headers['content-type']).toBe(format)
  }
})

test('after a restart it is read from the disk, unless the file behind it is another', async () => {
  const first = start()
  const body = await bodyOf(await first.picture(query('/images/mara.jpg'), avif))
  const second = start()
  expect(await bodyOf(await second.picture(query('/images/mara.jpg'), avif))).toBe(body)
  expect(second.make).not.toHaveBeenCalled()
  await draw('a photograph')
  const third = start()
  await third.picture(query('/images/mara.jpg'), avif)
  expect(third.make).toHaveBeenCalledTimes(1)
})

test.each(['https://images.example.com/mara.jpg', '/images/../mara.jpg', '/images/none.jpg', '//images/mara.jpg'])(
  '%s is asked for, and not kept on disk',
  async (url) => {
    await start().picture(query(url), avif)
    const { make, picture } = start()
    await picture(query(url), avif)
    expect(make).toHaveBeenCalledTimes(1)
  },
)

test('a refusal is handed on and not kept', async () => {
  const { make, picture } = start(400)
  expect((await picture(query('/images/mara.jpg'), avif)).status).toBe(400)
  await vi.waitFor(async () => {
    await picture(query('/images/mara.jpg'), avif)
    expect(make).toHaveBeenCalledTimes(2)
  })
})
