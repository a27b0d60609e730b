import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** It is removed after the tests of the file. Call it outside of any test. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tembo-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
