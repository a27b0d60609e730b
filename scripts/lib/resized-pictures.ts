// Next.js keeps resized pictures in the build's folder, under names that do not change with the pictures.
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { buildFolder, root } from './paths'

const inCache = (name: string) => path.join(buildFolder(), 'cache', name)
const read = (file: string) => readFile(file, 'utf8').catch(() => '')
const buildId = () => read(path.join(buildFolder(), 'BUILD_ID'))

export async function deleteOutdatedPictures() {
  const current = fingerprint(root, ['public/images'])
  const mark = inCache('pictures-fingerprint')
  if ((await read(mark)) === current) return
  await rm(inCache('pictures'), { recursive: true, force: true })
  await mkdir(path.dirname(mark), { recursive: true })
  await writeFile(mark, current)
}

/** Whether some pictures of this build may be missing, and can be stored. */
export async function hasPicturesToMake() {
  const id = await buildId()
  if (id && (await read(inCache('pictures-made'))) === id) return false
  try {
    await mkdir(inCache('pictures'), { recursive: true })
    await access(inCache('pictures'), constants.W_OK)
    return true
  } catch {
    return false
  }
}

export async function markPicturesMade() {
  await writeFile(inCache('pictures-made'), await buildId())
}
