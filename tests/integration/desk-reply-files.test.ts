// Photographs and PDFs that go with an answer: stored with the draft, sent with the mail, and gone after it.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import LeadPage from '@/app/desk/leads/[reference]/page'
import { GET, POST } from '@/app/desk/leads/[reference]/reply-files/route'
import { answerLead, dropReplyDraft, undoLeadEvent } from '@/lib/desk/lead-actions'
import { deleteLeads } from '@/lib/leads/handling'
import { purge } from '@/lib/leads/purge'
import { type ReplyFile, replyFileProblems } from '@/lib/leads/reply-file'
import { config } from '@/lib/platform/config'
import { asRequest, openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyVisitors } from '../support/invitations'
import { eventually, makeJobsDue, storedMails, withWorker } from '../support/leads'
import { reserveMailPort } from '../support/mail-port'
import { startMailServer } from '../support/mail-server'
import { cookieJar } from '../support/next-stubs'
import { storeBooking } from '../support/quotes'
import { testDb } from '../support/test-db'

const mailPort = await reserveMailPort()
const text = 'Dear Zoë,\n\nthis is the camp.'
const newRequest = () => storeBooking({ email: 'zoe@example.org', name: 'Zoë Müller' })

beforeEach(async () => {
  await emptyVisitors()
  for (const told of ['warn', 'info'] as const) vi.spyOn(console, told).mockReturnValue()
  await signInAtDesk('Wanjiru')
})

/** As long as it says; the bytes begin as those of the kind. */
const bytesOf = (begin: string, size = 100) => {
  const bytes = Buffer.alloc(size, 'x')
  bytes.write(begin, 'latin1')
  return bytes
}
const jpeg = (size?: number) => bytesOf('\xff\xd8\xff\xe0', size)
const pdf = (size?: number) => bytesOf('%PDF-1.7', size)

type Sent = { name: string; bytes: Buffer }
type Attached = { status: number; location: string | null; files: ReplyFile[]; problem?: string }

async function post(reference: string, body: FormData, headers: Record<string, string> = {}): Promise<Attached> {
  let response = new Response()
  await asRequest(async () => {
    const request = new Request(`${config.siteUrl}/desk/leads/${reference}/reply-files`, {
      ...{ method: 'POST', body },
      headers: { origin: config.siteUrl, host: new URL(config.siteUrl).host, accept: 'application/json', ...headers },
    })
    response = await POST(request, { params: Promise.resolve({ reference }) })
    return {}
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  const answer = isJson ? await response.json() : { files: [] }
  return { status: response.status, location: response.headers.get('location'), ...answer }
}

function attach(reference: string, files: Sent[], headers: Record<string, string> = {}) {
  const body = new FormData()
  for (const { name, bytes } of files) body.append('file', new File([new Uint8Array(bytes)], name))
  return post(reference, body, headers)
}

function remove(reference: string, id: number) {
  const body = new FormData()
  body.set('remove', String(id))
  return post(reference, body)
}

const openLead = async (reference: string, query = {}) => (await openDesk(LeadPage, query, { reference })).html
const formOf = async (reference: string) => ({ ...fieldsOf(await openLead(reference), 'Send'), step: 'send', text })
const answersTo = async (reference: string) =>
  (await storedMails()).filter((mail) => mail.reference === reference && mail.role === 'answer')
const camp = { name: 'camp.jpg', bytes: jpeg() }
const menu = { name: 'menu.pdf', bytes: pdf() }

test('they are listed, go out with the mail, stand in the history, and are deleted when it is sent', async () => {
  const reference = await newRequest()
  expect((await attach(reference, [camp, menu])).files).toMatchObject([
    { name: 'camp.jpg', size: 100 },
    { name: 'menu.pdf', size: 100 },
  ])
  const { location } = await postForm(answerLead, await formOf(reference))
  const html = await openLead(reference, { done: /done=(\d+)/.exec(location)?.[1] })
  expect(html).toContain('[Attached: camp.jpg, menu.pdf]')
  expect(fieldsOf(html, 'Send').files).toBe('')
  const server = await startMailServer(mailPort)
  onTestFinished(server.stop)
  await withWorker(async () => {
    await makeJobsDue()
    await eventually(async () => expect((await answersTo(reference))[0]?.status).toBe('sent'))
  })
  const answer = server.mails.find(({ text: written }) => written?.includes('this is the camp'))
  const attachments = answer?.attachments.map(({ filename, mimeType, content }) => [
    ...[
      filename,
      mimeType,
      Buffer.from(content as ArrayBuffer).equals(filename === 'camp.jpg' ? camp.bytes : menu.bytes),
    ],
  ])
  expect(attachments).toEqual([
    ['camp.jpg', 'image/jpeg', true],
    ['menu.pdf', 'application/pdf', true],
  ])
  expect(await testDb.replyFile.count()).toBe(0)
})

test('after an undo they are attached to the draft again', async () => {
  const reference = await newRequest()
  await attach(reference, [camp])
  await postForm(answerLead, await formOf(reference))
  await postForm(undoLeadEvent, fieldsOf(await openLead(reference), 'Undo'))
  expect(await openLead(reference)).toContain('Remove camp.jpg')
  await postForm(answerLead, await formOf(reference))
  expect((await testDb.leadEvent.findFirst({ where: { reference }, orderBy: { id: 'desc' } }))?.note).toMatch(
    /this is the camp\.\n\n\[Attached: camp\.jpg\]$/,
  )
})

test('a colleague who takes an answer back has its files with its text', async () => {
  const reference = await newRequest()
  await attach(reference, [camp])
  await postForm(answerLead, await formOf(reference))
  cookieJar.clear()
  await signInAtDesk('Kiprop')
  await postForm(undoLeadEvent, fieldsOf(await openLead(reference), 'Undo'))
  const html = await openLead(reference)
  expect(fieldsOf(html, 'Send').text).toBe(text)
  expect(html).toContain('Remove camp.jpg')
})

test('one can be removed; all go when the draft is dropped, and with the request', async () => {
  const reference = await newRequest()
  const { files } = await attach(reference, [camp, menu])
  expect((await remove(reference, files[0]?.id ?? 0)).files).toMatchObject([{ name: 'menu.pdf' }])
  await postForm(dropReplyDraft, fieldsOf(await openLead(reference), 'Drop it'))
  expect(await testDb.replyFile.count()).toBe(0)
  await attach(reference, [camp])
  await postForm(answerLead, await formOf(reference))
  await attach(reference, [menu])
  await deleteLeads([reference], 'zoe@example.org')
  expect(await testDb.replyFile.count()).toBe(0)
})

test('what was never sent is deleted after 30 days', async () => {
  const reference = await newRequest()
  await attach(reference, [camp])
  await testDb.$executeRaw`UPDATE reply_files SET created_at = now() - interval '32 days'`
  await attach(reference, [menu])
  await purge(new Date())
  expect(await testDb.replyFile.findMany({ select: { name: true } })).toEqual([{ name: 'menu.pdf' }])
})

test('of two colleagues each sees, removes and sends their own', async () => {
  const reference = await newRequest()
  const [own] = (await attach(reference, [camp])).files
  cookieJar.clear()
  await signInAtDesk('Kiprop')
  expect((await remove(reference, own?.id ?? 0)).files).toEqual([])
  expect(await openLead(reference)).not.toContain('camp.jpg')
  const { result } = await postForm(answerLead, { ...(await formOf(reference)), files: String(own?.id) })
  expect(result?.problem).toContain('Nothing was sent')
  await postForm(answerLead, await formOf(reference))
  expect(await testDb.replyFile.count({ where: { mailId: null } })).toBe(1)
})

test('nothing goes out that the page has not listed', async () => {
  const reference = await newRequest()
  const form = await formOf(reference)
  await attach(reference, [camp])
  const { status, result } = await postForm(answerLead, form)
  expect([status, result?.problem, result?.values.text]).toEqual([
    400,
    expect.stringContaining('Nothing was sent'),
    text,
  ])
  expect(await answersTo(reference)).toEqual([])
})

describe('what is taken', () => {
  test.each([
    ['a PNG', '\x89PNG', 'image/png', 'a.png'],
    ['a WebP', 'RIFF    WEBP', 'image/webp', 'a.webp'],
    ['a photograph of an iPhone', '    ftypheic', 'image/heic', 'a.heic'],
    ['one without a name that says what it is', '%PDF-1.4', 'application/pdf', 'a.exe.pdf'],
  ])('%s is known by its first bytes', async (_, begin, type, name) => {
    const reference = await newRequest()
    await attach(reference, [{ name: `C:\\Users\\Musa\\${name.replace(/\.pdf$/, '')}`, bytes: bytesOf(begin) }])
    expect(await testDb.replyFile.findFirst()).toMatchObject({ type, name })
  })

  test.each([
    ['a page that is called a photograph', 'camp.jpg', bytesOf('<!doctype html>'), replyFileProblems.kind],
    ['a document', 'menu.docx', bytesOf('PK\x03\x04'), replyFileProblems.kind],
    ['an AVIF', 'camp.avif', bytesOf('    ftypavif'), replyFileProblems.kind],
    ['an empty one', 'camp.jpg', Buffer.alloc(0), replyFileProblems.none],
    ['one of more than 10 MB', 'camp.jpg', jpeg(10_000_001), replyFileProblems.large],
  ])('%s is refused with a sentence', async (_, name, bytes, problem) => {
    const reference = await newRequest()
    expect(await attach(reference, [{ name, bytes }])).toMatchObject({ status: 200, files: [], problem })
    expect(await testDb.replyFile.count()).toBe(0)
  })

  test('together they have 15 MB at most', async () => {
    const reference = await newRequest()
    const { files, problem } = await attach(reference, [
      { name: 'a.jpg', bytes: jpeg(9_000_000) },
      { name: 'b.jpg', bytes: jpeg(6_000_001) },
      { name: 'c.jpg', bytes: jpeg(6_000_000) },
    ])
    expect([files.map(({ name }) => name), problem]).toEqual([['a.jpg', 'c.jpg'], replyFileProblems.together])
  })

  test('only from who is signed in, on a page of ours, for a request that there is', async () => {
    const reference = await newRequest()
    expect((await attach(reference, [camp], { origin: 'https://other.example' })).status).toBe(403)
    expect((await attach('TT-NONE', [camp])).status).toBe(404)
    await testDb.deskSession.deleteMany()
    expect((await attach(reference, [camp])).status).toBe(401)
    let list = new Response()
    await asRequest(async () => {
      list = await GET(new Request(config.siteUrl), { params: Promise.resolve({ reference }) })
      return {}
    })
    expect(list.status).toBe(401)
    expect(await testDb.replyFile.count()).toBe(0)
  })
})

test('without scripts the form comes back to the box, with what is attached and why another is not', async () => {
  const reference = await newRequest()
  const files = [camp, { name: 'menu.docx', bytes: bytesOf('PK') }]
  const { status, location } = await attach(reference, files, { accept: 'text/html' })
  expect([status, location]).toEqual([303, `/desk/leads/${reference}?reply=&attach=kind#answer`])
  const html = await openLead(reference, { reply: '', attach: 'kind' })
  expect(html).toContain('Remove camp.jpg')
  expect(html).toContain(replyFileProblems.kind)
  expect(await openLead(reference, { reply: '', attach: 'constructor' })).not.toContain('role="alert"')
})
