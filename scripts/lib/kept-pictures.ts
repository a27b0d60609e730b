import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from './fingerprint'
import { buildFolder, root } from './paths'

const inCache = (name: string) => path.join(buildFolder(), 'cache', name)
const read = (file: string) => readFile(file, 'utf8').catch(() => '')
const buildId = () => read(path.join(buildFolder(), 'BUILD_ID'))

export async function canKeepPictures() {
  try {
    await mkdir(inCache('pictures'), { recursive: true })
    await access(inCache('pictures'), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Resized pictures are cached by file name, so they are deleted when the sources change. */
export async function forgetChangedPictures() {
  const current = await fingerprint(root, ['public/images'])
  const mark = inCache('pictures-fingerprint')
  if ((await read(mark)) === current) return
  await rm(inCache('pictures'), { recursive: true, force: true })
  await mkdir(path.dirname(mark), { recursive: true })
  await writeFile(mark, current)
}

export async function areAllPicturesMade() {
  const id = await buildId()
  return id !== '' && (await read(inCache('pictures-made'))) === id
}

export async function noteAllPicturesMade() {
  await writeFile(inCache('pictures-made'), await buildId())
}
