// Next.js writes the types of the routes into each build directory, and TypeScript reads those of all of them.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { buildFolder, root } from './paths'

const folders = ['.next/types', '.next/dev/types', '.next-test/types', '.next-bench/types']

/** Removes the route types of the other build directories: old ones there would deny routes that exist by now. */
export async function removeOtherRouteTypes() {
  const own = path.join(buildFolder(), 'types')
  const others = folders.map((folder) => path.join(root, folder)).filter((folder) => folder !== own)
  for (const folder of others) await rm(folder, { recursive: true, force: true })
}
