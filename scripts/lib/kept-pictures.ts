// The resized pictures on disk. They outlive a build: in containers their folder is a volume that is older than the image.
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from './fingerprint'
import { buildFolder, root } from './paths'

const inCache = (name: string) => path.join(buildFolder(), 'cache', name)
const read = (file: string) => readFile(file, 'utf8').catch(() => '')
const buildId = () => read(path.join(buildFolder(), 'BUILD_ID'))

/** Whether pictures can be kept: a container may have nothing that can be written to. */
export async function canKeepPictures() {
  try {
    await mkdir(inCache('pictures'), { recursive: true })
    await access(inCache('pictures'), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Removes them when the files they were made from have changed: they go by the names of those. */
export async function forgetChangedPictures() {
  const current = await fingerprint(root, ['public/images'])
  const mark = inCache('pictures-fingerprint')
  if ((await read(mark)) === current) return
  await rm(inCache('pictures'), { recursive: true, force: true })
  await mkdir(path.dirname(mark), { recursive: true })
  await writeFile(mark, current)
}

/** Whether all pictures that the pages of this build show have been made. */
export async function areAllPicturesMade() {
  const id = await buildId()
  return id !== '' && (await read(inCache('pictures-made'))) === id
}

/** Notes that they have. */
export async function noteAllPicturesMade() {
  await writeFile(inCache('pictures-made'), await buildId())
}
