import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@/scripts/lib/paths'

/** The files below these folders of the project that end like this, by their paths in it. */
export const filesBelow = (folders: string[], ends: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ends.test(entry.name))
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))),
  )

export const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8')
