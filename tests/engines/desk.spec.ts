import { rowsOf } from '../support/database'
import { deskPathOf } from '../support/desk'
import { expect, test } from '../support/engines/test'
import { label, role, text } from '../support/engines/visitor'
import { makeReviewBody } from '../support/factories'
import { postJson } from '../support/post'
import { signedToken } from '../support/signed-token'

async function sendMessage() {
  const message = { name: 'Otto Lang', email: 'otto@example.org', type: 'other', message: 'It was blue.' }
  const answer = await postJson(String(process.env.BASE_URL), '/api/inquiries', message, {
    'idempotency-key': crypto.randomUUID(),
  })
  return ((await answer.json()) as { reference: string }).reference
}

const statusOf = async (reference: string) =>
  (await rowsOf('SELECT status FROM leads WHERE reference = $1', [reference])).map(({ status }) => status)

test('a message is answered from its mail, on a phone', async ({ visitor }) => {
  await visitor.tab.resize(390, 844)
  const reference = await sendMessage()
  const path = await deskPathOf(reference)
  await visitor.open(path)
  await visitor.sees(text('It was blue.'))
  await visitor.click(text('Answer by mail'))
  await visitor.click(role('link', 'We are checking'))
  await visitor.isAt(`${path}?reply=We%20are%20checking#answer`)
  await visitor.fill(label('Your answer'), 'Asante, Otto: a lilac-breasted roller.')
  await visitor.click(role('button', 'Read it once more'))
  await visitor.sees(text(/^To otto@example.org/))
  await visitor.click(role('button', 'Send it'))
  await visitor.sees(text(/^Answered, /))
  expect(await statusOf(reference)).toEqual(['answered'])
  const sent = await rowsOf("SELECT text FROM mails WHERE reference = $1 AND role = 'answer'", [reference])
  expect(sent.map((mail) => String(mail.text).includes('a lilac-breasted roller'))).toEqual([true])
})

test('spam is held, and taken back', async ({ visitor }) => {
  await visitor.tab.resize(390, 844)
  const reference = await sendMessage()
  await visitor.open(await deskPathOf(reference))
  await visitor.click(text('Spam'))
  await visitor.click(role('button', 'It is spam'))
  await visitor.sees(text(/^Held as spam \(operator\)/))
  expect(await statusOf(reference)).toEqual(['held'])
  await visitor.click(role('button', 'Undo'))
  await visitor.sees(text('Undone.'))
  expect(await statusOf(reference)).toEqual(['new'])
})

test('a review is answered in public, taken down and put back', async ({ visitor }) => {
  await visitor.tab.resize(390, 844)
  const comment = `We saw a serval, ${crypto.randomUUID()}.`
  const posted = await postJson(String(process.env.BASE_URL), '/api/reviews', makeReviewBody({ comment }))
  const { id } = (await posted.json()) as { id: number }
  const shown = async () => (await rowsOf('SELECT status, reply FROM reviews WHERE id = $1', [id]))[0]
  await visitor.open(`/desk/${await signedToken('review', `R-${id}`)}`)
  await visitor.sees(text(comment))
  await visitor.click(text('Answer in public'))
  await visitor.fill(label('Our answer'), 'Asante, it lives by the stream.')
  await visitor.click(role('button', 'Publish'))
  await visitor.sees(text('Done.'))
  expect(await shown()).toEqual({ status: 'shown', reply: 'Asante, it lives by the stream.' })
  await visitor.click(text('Take it down'))
  await visitor.click(role('button', 'Take it down'))
  await visitor.sees(text(/^Not shown/))
  expect(await shown()).toMatchObject({ status: 'held' })
  await visitor.click(text('Put it back'))
  await visitor.click(role('button', 'Show it'))
  await visitor.sees(text('Shown on the page of the trip'))
  expect(await shown()).toMatchObject({ status: 'shown' })
})
