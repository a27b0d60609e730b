import { subDays } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import LeadPage from '@/app/desk/leads/[reference]/page'
import NewLeadPage from '@/app/desk/leads/new/page'
import InboxPage from '@/app/desk/page'
import { answerLead, deleteAllOfAddress, enterNewLead, inviteLead } from '@/lib/desk/lead-actions'
import { utcDay } from '@/lib/domain/utc-day'
import { openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyVisitors } from '../support/invitations'
import { storedLeads, storedMails } from '../support/leads'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  await emptyVisitors()
  await signInAtDesk('Wanjiru')
})

const withPhone = { name: 'Achieng Otieno', phone: '0712 345 678' }
const withAddress = { name: 'Marta Lindqvist', email: 'marta@example.com' }

/** The form as the browser sends it, with what is written into it. */
async function fillIn(written: Record<string, string>) {
  const { html } = await openDesk(NewLeadPage)
  const { receipt: _, ...fields } = fieldsOf(html, 'Store the request')
  return { ...fields, ...written }
}

const referenceIn = (location: string) => /\/desk\/leads\/(TT-\w+)#top$/.exec(location)?.[1] ?? ''

async function enter(written: Record<string, string>) {
  const { location } = await postForm(enterNewLead, await fillIn(written))
  return referenceIn(location)
}

const openLead = async (reference: string, query = {}) => (await openDesk(LeadPage, query, { reference })).html

const doWith = (action: Parameters<typeof postForm>[0], reference: string, fields: Record<string, string> = {}) =>
  postForm(action, { reference, key: crypto.randomUUID(), ...fields })

describe('a request is entered by hand', () => {
  test('with a name and a phone number, and waits under Now for who entered it', async () => {
    const reference = await enter({ ...withPhone, itineraryId: '6', from: '2027-07-10', to: '2027-07-17' })
    expect(await storedLeads()).toMatchObject([
      { reference, kind: 'booking', status: 'new', email: '', takenBy: 'Wanjiru', itineraryId: 6 },
    ])
    const inbox = (await openDesk(InboxPage)).html
    expect(inbox).toContain(`href="/desk/leads/${reference}"`)
    expect(inbox).toContain('Now <span>1</span>')
    const page = await openLead(reference)
    expect(page).toContain('+254 712 345678')
    expect(page).toContain('Jul 10, 2027 - Jul 17, 2027')
    expect(page).toContain('Entered by hand')
  })

  test('with a name and an address', async () => {
    const reference = await enter(withAddress)
    expect(await storedLeads()).toMatchObject([{ reference, email: 'marta@example.com', phone: null }])
  })

  test.each([
    [{ name: 'Achieng', message: 'At the door' }, 'Please give a phone number or an email address.'],
    [{ name: '', phone: '0712 345 678', message: 'At the door' }, 'Please write a name.'],
    [{ ...withAddress, email: 'marta at home', message: 'At the door' }, 'This is not an email address.'],
    [{ ...withPhone, adults: '0', message: 'At the door' }, 'Please give 1 to 20 adults.'],
    [{ ...withPhone, from: 'soon', message: 'At the door' }, 'Please choose a day.'],
  ])('and %j is refused with what was typed', async (written, problem) => {
    const { status, result } = await postForm(enterNewLead, await fillIn(written))
    expect(status).toBe(400)
    expect(result).toMatchObject({ problem, values: written })
    expect(await storedLeads()).toEqual([])
  })

  test('once, however often the form is sent', async () => {
    const fields = await fillIn(withPhone)
    const sent = await Promise.all([1, 2, 3].map(() => postForm(enterNewLead, fields)))
    const references = new Set(
      [...sent, await postForm(enterNewLead, fields)].map(({ location }) => referenceIn(location)),
    )
    expect([...references]).toEqual((await storedLeads()).map(({ reference }) => reference))
  })

  test('and gets a receipt only if that was ticked and there is an address', async () => {
    await enter(withAddress)
    await enter({ ...withPhone, receipt: 'yes' })
    expect(await storedMails()).toEqual([])
    const reference = await enter({ ...withAddress, receipt: 'yes' })
    expect(await storedMails()).toMatchObject([{ reference, role: 'visitor', to: 'marta@example.com' }])
  })

  test('by nobody who is not signed in', async () => {
    const fields = await fillIn(withPhone)
    const { location } = await postForm(enterNewLead, { ...fields, key: 'none' })
    expect(location).toBe('')
    await testDb.deskSession.deleteMany()
    expect((await postForm(enterNewLead, fields)).location).toMatch(/^\/desk\/sign-in/)
    expect(await storedLeads()).toEqual([])
  })
})

describe('a request without an address', () => {
  test('is answered by WhatsApp', async () => {
    const reference = await enter(withPhone)
    const answer = { step: 'whatsapp', text: 'Karibu sana!', back: '3' }
    const { location } = await doWith(answerLead, reference, answer)
    expect(location).toMatch(/^https:\/\/wa\.me\/254712345678\?text=Karibu(%20|\+)sana/)
    expect(await openLead(reference)).toContain('WhatsApp opened')
    expect(await storedLeads()).toMatchObject([{ status: 'answered', remindOn: expect.any(Date) }])
  })

  test('is not answered by mail', async () => {
    const reference = await enter(withPhone)
    const answer = { step: 'send', subject: 'Your trip', text: 'Karibu sana!', back: '3' }
    const { result } = await doWith(answerLead, reference, answer)
    expect(result?.problem).toBe('There is no email address. Answer by phone or WhatsApp.')
    expect(await storedMails()).toEqual([])
    expect(await storedLeads()).toMatchObject([{ status: 'new' }])
    expect(await openLead(reference)).not.toContain('value="send"')
  })

  test('is not invited to write a review', async () => {
    const reference = await enter(withPhone)
    const day = utcDay(subDays(new Date(), 2))
    const { result } = await doWith(inviteLead, reference, { day, itinerary: '6' })
    expect(result?.problem).toContain('it has no email address')
    expect(await testDb.invitation.count()).toBe(0)
  })

  test('is not taken for another one without', async () => {
    const [one, other] = [await enter(withPhone), await enter({ ...withPhone, name: 'Somebody else' })]
    const html = await openLead(one)
    expect(html).not.toContain(`also sent <a href="/desk/leads/${other}`)
    expect(html).not.toContain('Delete everything')
    const { result } = await doWith(deleteAllOfAddress, one, { word: 'everything', listed: other })
    expect(result?.problem).toBeDefined()
    expect(await storedLeads()).toHaveLength(2)
  })
})
