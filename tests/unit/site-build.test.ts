import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeFingerprint } from '@/scripts/lib/site-build'
import { temporaryFolder } from '../support/temporary-folder'

const folder = temporaryFolder()
const write = (file: string, version: string) => writeFileSync(path.join(folder, file), JSON.stringify({ version }))

test.each(['package.json', 'package-lock.json'])('a build is stale when only %s has changed', async (file) => {
  write('package.json', '1.0.0')
  write('package-lock.json', '1.0.0')
  const built = await codeFingerprint(folder)
  expect(await codeFingerprint(folder)).toBe(built)
  write(file, '2.0.0')
  expect(await codeFingerprint(folder)).not.toBe(built)
})
