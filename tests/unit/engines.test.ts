import { expect, it, vi } from 'vitest'

it('says in a sentence what the tests in Firefox and WebKit need where it is not there', async () => {
  vi.stubEnv('PATH', '/nowhere')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { enginePrograms } = await import('@/scripts/lib/engines')
  expect(enginePrograms).toThrow('apt-get install firefox-esr webkit2gtk-driver xvfb')
  vi.unstubAllEnvs()
})
