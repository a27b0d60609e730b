import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder'

const root = temporaryFolder()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(root, 'data-'))
  vi.stubEnv('DATA_DIR', folder)
})

afterEach(() => vi.unstubAllEnvs())

/** As a process with this setting has it. */
async function withKeys(...keys: string[]) {
  vi.resetModules()
  vi.stubEnv('TRAVELLERS_KEY', keys.join(', '))
  return import('@/lib/platform/sealing')
}

const newKey = (fill: number) => Buffer.alloc(32, fill).toString('base64')
const [first, second] = [newKey(1), newKey(2)]
const keyFile = () => path.join(folder, 'travellers-key')

test('what is sealed opens for what it belongs to, tells nothing, and is another text each time', async () => {
  const { seal, unseal } = await withKeys(first)
  const sealed = await seal('{"passport":"KE1234567"}', 'TT-AB12 1')
  expect(sealed).not.toContain('1234567')
  expect(await seal('{"passport":"KE1234567"}', 'TT-AB12 1')).not.toBe(sealed)
  expect(await unseal(sealed, 'TT-AB12 1')).toBe('{"passport":"KE1234567"}')
})

test('moved to another row or altered anywhere it does not open', async () => {
  const { seal, unseal } = await withKeys(first)
  const sealed = await seal('asthma', 'TT-AB12 1')
  for (const context of ['TT-AB12 2', 'TT-AB13 1', '']) expect(await unseal(sealed, context)).toBeNull()
  for (let index = 0; index < sealed.length; index += 1) {
    const other = sealed[index] === 'A' ? 'Q' : 'A'
    const altered = sealed.slice(0, index) + other + sealed.slice(index + 1)
    // The last bits of a text in base64 may stand for nothing.
    if (index < sealed.length - 1) expect(await unseal(altered, 'TT-AB12 1'), altered).toBeNull()
  }
  for (const broken of ['', '1', '1...', sealed.slice(0, -8), `2${sealed.slice(1)}`, 'x'.repeat(200)])
    expect(await unseal(broken, 'TT-AB12 1')).toBeNull()
})

test('a wrong key opens nothing; an old one beside the new one does, until all is sealed anew', async () => {
  const before = await withKeys(first)
  const sealed = await before.seal('asthma', 'TT-AB12 1')
  expect(await before.isSealedNow(sealed)).toBe(true)
  const wrong = await withKeys(second)
  expect(await wrong.unseal(sealed, 'TT-AB12 1')).toBeNull()
  const both = await withKeys(second, first)
  expect(await both.unseal(sealed, 'TT-AB12 1')).toBe('asthma')
  expect(await both.isSealedNow(sealed)).toBe(false)
  const anew = await both.seal('asthma', 'TT-AB12 1')
  expect(await (await withKeys(second)).unseal(anew, 'TT-AB12 1')).toBe('asthma')
})

test('without a setting several that start at once share one key, in a file that only the site reads', async () => {
  const { seal, unseal } = await withKeys()
  const sealed = await Promise.all(Array.from({ length: 8 }, (_, index) => seal(`text ${index}`, 'x')))
  expect(await Promise.all(sealed.map((one) => unseal(one, 'x')))).toEqual(
    Array.from({ length: 8 }, (_, index) => `text ${index}`),
  )
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600)
  expect((await readFile(keyFile(), 'utf8')).trim()).toMatch(/^[\w+/]{43}=$/)
  // With a setting as well, what the file has sealed opens still.
  expect(await (await withKeys(first)).unseal(sealed[0] ?? '', 'x')).toBe('text 0')
})

test('a file without a key in it is not overwritten: nothing is sealed, and nothing fails to be read', async () => {
  await writeFile(keyFile(), 'not a key\n')
  const { SealingError, seal, unseal } = await withKeys()
  await expect(seal('asthma', 'x')).rejects.toThrow(SealingError)
  expect(await unseal('1.abcdefgh.AAAA.AAAA', 'x')).toBeNull()
  expect(await readFile(keyFile(), 'utf8')).toBe('not a key\n')
})
