// Each site notes its process in the build folder, so that nobody replaces a build in use.
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { commandLine } from './processes'

const notePattern = /^serving-(\d+)-(\d+)$/

/** Returns what removes the note. A folder that cannot be written needs none: nobody can replace that build. */
export async function noteRunningSite(folder: string, port: number) {
  const note = path.join(folder, `serving-${process.pid}-${port}`)
  await writeFile(note, '').catch(() => undefined)
  return () => rm(note, { force: true })
}

/** The port of a site that serves this build folder now. */
export async function runningSite(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid, port] = name.match(notePattern) ?? []
    // Killed sites leave their notes, and other programs may have their numbers by now.
    if (pid && Number(pid) !== process.pid && /run\.mjs\W+start\b/.test(await commandLine(Number(pid)))) return { port }
  }
  return undefined
}
