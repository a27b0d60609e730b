// @vitest-environment node
import { mkdir, mkdtemp, readdir, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openPictureFiles } from '@/lib/cache/picture-files.mjs'
import { temporaryFolder } from '../support/temporary-folder'

const parent = temporaryFolder()
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(parent, 'pictures-'))
})

const picture = (bytes = 100) => ({ value: { kind: 'IMAGE', buffer: Buffer.alloc(bytes, 7) }, lastModified: 1 })

test('a picture is there after a restart', async () => {
  await openPictureFiles(folder).set('mara', picture())
  expect(await openPictureFiles(folder).get('mara')).toEqual(picture())
})

test('one that was cut short is none', async () => {
  await openPictureFiles(folder).set('mara', picture())
  await truncate(path.join(folder, 'mara'), 90)
  expect(await openPictureFiles(folder).get('mara')).toBeNull()
})

test('where there is no room for one, nothing of it is left', async () => {
  await mkdir(path.join(folder, 'mara/taken'), { recursive: true })
  await expect(openPictureFiles(folder).set('mara', picture())).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['mara'])
})

test('those least asked for go when there are too many', async () => {
  const files = openPictureFiles(folder, 1000)
  await files.set('one', picture(400))
  await files.set('two', picture(400))
  await files.get('one')
  await files.set('three', picture(400))
  expect((await readdir(folder)).sort()).toEqual(['one', 'three'])
})

test('where no folder can be made it keeps nothing, and does not fail', async () => {
  await writeFile(path.join(folder, 'file'), '')
  const files = openPictureFiles(path.join(folder, 'file/pictures'))
  await files.set('mara', picture())
  expect(await files.get('mara')).toBeNull()
})
