import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCode } from '@/app/itineraries/[id]/_components/qr-code'

test('the strokes of the path cover exactly the dark modules, inside the quiet zone', () => {
  const text = 'https://tembo.test/itineraries/6'
  const { size, path } = qrCode(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let step = 0; step < Number(length); step++) (drawn[Number(y)] ?? [])[Number(x) + step] = true
  expect(drawn).toEqual(encode(text, { border: 4, ecc: 'M' }).data)
})
