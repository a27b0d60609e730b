// A note in the build folder names each process that serves it, so that nobody replaces a build in use.
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { commandLine } from './processes'

const notePattern = /^serving-(\d+)-(\d+)$/

/** Leaves the note of this process; returns what takes it away. Where nobody may write nobody replaces the build either. */
export async function noteRunningSite(folder: string, port: number) {
  const note = path.join(folder, `serving-${process.pid}-${port}`)
  await writeFile(note, '').catch(() => undefined)
  return () => rm(note, { force: true })
}

/** Returns the port of a site that serves this build folder now, or undefined. */
export async function runningSite(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid, port] = name.match(notePattern) ?? []
    // Notes of killed sites stay; their numbers may belong to other programs by now.
    if (pid && Number(pid) !== process.pid && (await commandLine(Number(pid))).includes('start.ts')) return { port }
  }
  return undefined
}
