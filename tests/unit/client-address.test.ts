import { expect, test } from 'vitest'
import { clientAddress } from '@/lib/http/client-address'

const address = (values: Record<string, string>, trustProxy = false) => clientAddress(new Headers(values), trustProxy)

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nonsense', null],
])('the socket address %s counts as %s', (socket, counted) => {
  expect(address({ 'x-socket-address': socket })).toBe(counted)
})

test('without a proxy of ours what a client claims is ignored', () => {
  expect(address({ 'x-socket-address': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7')
})

test.each([
  ['6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['198.51.100.1:4711', '198.51.100.1'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
])('behind one, the last address of X-Forwarded-For counts: %s', (forwarded, counted) => {
  expect(address({ 'x-socket-address': '10.0.0.1', 'x-forwarded-for': forwarded }, true)).toBe(counted)
})

test('behind one that sends none, the socket counts', () => {
  expect(address({ 'x-socket-address': '10.0.0.1' }, true)).toBe('10.0.0.1')
})
