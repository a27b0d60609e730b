import { readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/unsubscribe/[token]/one-click/route'
import UnsubscribePage from '@/app/unsubscribe/[token]/page'
import { noteTravelled } from '@/lib/desk/travelled'
import { sendMail } from '@/lib/mail/deliver'
import { config } from '@/lib/platform/config'
import { mailDueInvitations } from '@/lib/reviews/invitations'
import '../support/image-settings'
import { openDesk } from '../support/desk-link'
import { emptyVisitors, mailedToken, travelled } from '../support/invitations'
import { storedMails } from '../support/leads'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'

const folder = temporaryFolder()

beforeEach(async () => {
  await emptyVisitors()
  await testDb.unsubscribed.deleteMany()
})

/** Of an invitation that was mailed. */
async function links() {
  const { id } = await travelled()
  const invitation = await mailedToken(id)
  const { text } = (await storedMails())[0] ?? {}
  return { invitation, unsubscribe: /\/unsubscribe\/(\S+)/.exec(text ?? '')?.[1] ?? '' }
}

const link = async () => (await links()).unsubscribe

const open = (token: string) => openDesk(UnsubscribePage, {}, { token })
const click = (token: string, more = {}) =>
  POST(
    new Request(`http://localhost/unsubscribe/${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click', ...more }),
    }),
    { params: Promise.resolve({ token }) },
  )

test('an invitation lets the mail program unsubscribe by one click', async () => {
  const token = await link()
  const [mail] = await storedMails()
  vi.stubEnv('DATA_DIR', folder)
  if (mail) await sendMail(mail)
  vi.unstubAllEnvs()
  const sent = await readFile(path.join(folder, 'mail', `${mail?.reference}-visitor-${mail?.id}.eml`))
  const { headers } = await PostalMime.parse(sent)
  const value = (name: string) => headers.find(({ key }) => key === name)?.value
  expect(value('list-unsubscribe')).toBe(`<${config.siteUrl}/unsubscribe/${token}>`)
  expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('opening the link changes nothing, the button or the mail program unsubscribes', async () => {
  const token = await link()
  await travelled()
  const page = await open(token)
  expect(page.status).toBe(200)
  expect(page.html).toContain('Stop asking me')
  expect(await storedMails()).toHaveLength(1)
  expect((await click(token)).status).toBe(200)
  expect((await click(token)).status).toBe(200)
  expect((await open(token)).html).toContain('We will not ask you again')
  // The mail of the first was still waiting.
  expect(await storedMails()).toEqual([])
  await mailDueInvitations()
  expect(await storedMails()).toEqual([])
  expect(JSON.stringify(await testDb.unsubscribed.findMany())).not.toContain('marta')
})

test('the button of the page leads back to it, a mail program is led nowhere', async () => {
  const token = await link()
  const { status, headers } = await click(token, { page: '1' })
  expect([status, headers.get('location')]).toEqual([303, `/unsubscribe/${encodeURIComponent(token)}`])
  expect((await click(token)).headers.get('location')).toBeNull()
  expect(await testDb.unsubscribed.count()).toBe(1)
})

test('the office hears of it when it says that they have travelled, also after their requests were deleted', async () => {
  await click(await link())
  await testDb.lead.deleteMany()
  const { booking } = await travelled()
  await expect(noteTravelled(booking.reference, { on: '2026-10-14' })).rejects.toThrow('wants no invitations')
})

test('a link that was changed, or of another kind, is not known', async () => {
  const { invitation, unsubscribe: token } = await links()
  expect(invitation).toMatch(/^invitation~/)
  for (const wrong of [invitation, token.replace('unsubscribe~', 'invitation~'), `${token.slice(0, -2)}aa`, 'x'])
    for (const ask of [open, click]) expect((await ask(wrong)).status).toBe(404)
  expect(await testDb.unsubscribed.count()).toBe(0)
})
