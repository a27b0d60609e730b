import { describe, expect, test } from 'vitest'
import { clientAddress } from '@/lib/http/addresses'

const socketAddress = '10.0.0.1'
const behind = (proxies: number, forwardedFor: string | null) => clientAddress({ socketAddress, forwardedFor, proxies })

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:102:304', '1.2.3.4'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nonsense', null],
  [undefined, null],
])('the address %s of a connection counts as %s', (address, counted) => {
  for (const forwardedFor of [null, '198.51.100.1'])
    expect(clientAddress({ socketAddress: address, forwardedFor, proxies: 0 })).toBe(counted)
})

// The visitor and how they are counted, what a visitor made up, and the outer of two proxies, in each spelling.
describe.each([
  ['IPv4', '203.0.113.7', '203.0.113.7', '6.6.6.6', '198.51.100.1'],
  ['IPv4 with a port', '203.0.113.7:4711', '203.0.113.7', '6.6.6.6:1', '10.0.0.2:80'],
  ['IPv6', '2001:db8:1:2:3::4', '2001:db8:1:2::/64', '2001:db8:6::6', 'fd00::2'],
  ['IPv6 with a port', '[2001:db8::1]:443', '2001:db8:0:0::/64', '[::6]:1', '[fd00::2]'],
  ['IPv4 in IPv6', '::ffff:1.2.3.4', '1.2.3.4', '::ffff:6.6.6.6', '::ffff:10.0.0.2'],
  ['its hexadecimal form', '::ffff:102:304', '1.2.3.4', '::ffff:606:606', '::ffff:a00:2'],
])('in %s', (_, visitor, counted, forged, outer) => {
  test.each([
    ['none', null, socketAddress],
    ['one', visitor, counted],
    ['a forged one before', `${forged}, ${visitor}`, counted],
    ['two forged ones before', `${forged},${forged} ,  ${visitor} `, counted],
    ['a malformed one before', `unknown, ${visitor}`, counted],
    ['a malformed one at the end', `${forged}, unknown`, socketAddress],
    ['nothing at the end', `${forged}, `, socketAddress],
  ])('behind one proxy the last address counts: %s', (_, forwardedFor, expected) => {
    expect(behind(1, forwardedFor)).toBe(expected)
  })

  test.each([
    ['none', null, socketAddress],
    ['one only', visitor, socketAddress],
    ['two', `${visitor}, ${outer}`, counted],
    ['a forged one before', `${forged}, ${visitor}, ${outer}`, counted],
    ['a malformed one before', `${forged} ${forged}, ${visitor}, ${outer}`, counted],
    ['a malformed one in its place', `${forged}, _hidden, ${outer}`, socketAddress],
    ['a malformed one after it', `${forged}, ${visitor}, unknown`, counted],
  ])('behind two the last but one counts: %s', (_, forwardedFor, expected) => {
    expect(behind(2, forwardedFor)).toBe(expected)
  })
})

const malformed = ['1.2.3.4.5', '1.2.3', '01.2.3.4', '1:2:3', '::ffff:1.2.3.400', '[::1', 'a'.repeat(9000)]

test.each(malformed)('behind a proxy that sends %s the connection counts', (forwardedFor) => {
  expect(behind(1, forwardedFor)).toBe(socketAddress)
})
