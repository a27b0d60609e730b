// Each site leaves a note in its build folder, so that nobody replaces a build in use.
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { commandLine } from './processes'

const notePattern = /^serving-(\d+)-(\d+)$/

/** Returns a function that removes the note. A read-only folder needs none. */
export async function noteRunningSite(folder: string, port: number) {
  const note = path.join(folder, `serving-${process.pid}-${port}`)
  await writeFile(note, '').catch(() => undefined)
  return () => rm(note, { force: true })
}

export async function runningSite(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid, port] = name.match(notePattern) ?? []
    if (pid && Number(pid) !== process.pid && /run\.mjs\W+start\b/.test(await commandLine(Number(pid)))) return { port }
  }
  return undefined
}
