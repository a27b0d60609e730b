// Two colleagues with the same request open.
import { beforeEach, expect, test } from 'vitest'
import { GET } from '@/app/desk/colleagues.json/route'
import { takeLead } from '@/lib/leads/handling'
import { asRequest, signInAtDesk } from '../support/desk-link'
import { emptyLeads } from '../support/leads'
import { cookieJar } from '../support/next-stubs'
import { newKey, storeBooking } from '../support/quotes'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  await emptyLeads()
  await testDb.deskSession.deleteMany()
})

async function signedIn(name: string) {
  await signInAtDesk(name)
  const cookies = [...cookieJar]
  return async (query: Record<string, string> = {}) => {
    cookieJar.clear()
    for (const [key, value] of cookies) cookieJar.set(key, value)
    let response = new Response()
    await asRequest(async () => {
      response = await GET(new Request(`http://localhost/desk/colleagues.json?${new URLSearchParams(query)}`))
      return {}
    })
    return { status: response.status, ...(response.ok ? await response.json() : {}) }
  }
}

test('each sees who else has it open, and whether they write; not elsewhere, and not for long', async () => {
  const reference = await storeBooking()
  const wanjiru = await signedIn('Wanjiru')
  const kiprop = await signedIn('Kiprop')
  expect((await wanjiru({ reference })).others).toEqual([])
  expect((await kiprop({ reference, writing: 'yes' })).others).toEqual([{ name: 'Wanjiru', isWriting: false }])
  expect((await wanjiru({ reference })).others).toEqual([{ name: 'Kiprop', isWriting: true }])
  expect((await kiprop({ reference: 'TT-OTHER' })).others).toEqual([])
  expect((await wanjiru({ reference })).others).toEqual([])
  await kiprop({ reference })
  await testDb.$executeRaw`UPDATE desk_sessions SET looked_at = looked_at - interval '11 seconds'`
  expect((await wanjiru({ reference })).others).toEqual([])
})

test('what a colleague does, and a request that arrives, make a page old', async () => {
  const reference = await storeBooking()
  const other = await storeBooking()
  const ask = await signedIn('Wanjiru')
  const stamps = async () => [
    (await ask({ reference })).stamp,
    (await ask({ reference: other })).stamp,
    (await ask()).stamp,
  ]
  const [ofOne, ofOther, ofList] = await stamps()
  await takeLead(reference, { who: 'Kiprop', key: newKey() })
  const after = await stamps()
  expect(after[0]).not.toBe(ofOne)
  expect(after[1]).toBe(ofOther)
  expect(after[2]).not.toBe(ofList)
  await storeBooking()
  expect((await ask()).stamp).not.toBe(after[2])
})

test('nobody is told without a session, nor of what is no request', async () => {
  const ask = await signedIn('Wanjiru')
  expect((await ask({ reference: "TT-1'; --" })).status).toBe(400)
  await testDb.deskSession.deleteMany()
  expect((await ask()).status).toBe(403)
})
