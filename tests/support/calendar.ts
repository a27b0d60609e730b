import { expect } from 'vitest'

/** As strict as RFC 5545. Returns the properties in order; throws on a wrong line. */
export function readCalendar(file: string) {
  expect(file.endsWith('\r\n')).toBe(true)
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:,"]+)*):(.*)$/.exec(line) ?? []
    if (!name) throw new Error(`No content line: ${line}`)
    return { name: name + parameters, value }
  })
}
