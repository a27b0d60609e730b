// TypeScript reads the route types of every build folder.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { buildFolder, root } from './paths'

const folders = ['.next/types', '.next/dev/types', '.next-test/types', '.next-bench/types']

/** Old ones would reject new routes. */
export async function removeOtherRouteTypes() {
  const own = path.join(buildFolder(), 'types')
  const others = folders.map((folder) => path.join(root, folder)).filter((folder) => folder !== own)
  for (const folder of others) await rm(folder, { recursive: true, force: true })
}
