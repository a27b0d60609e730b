import { rowsOf } from '../support/database'
import { deskPathOf } from '../support/desk'
import { expect, test } from '../support/engines/test'
import { label, role, text } from '../support/engines/visitor'
import { makeInquiryBody } from '../support/factories'
import { send } from '../support/post'

const statusOf = async (reference: string) =>
  (await rowsOf('SELECT status FROM leads WHERE reference = $1', [reference])).map(({ status }) => status)

test('a message is answered from its mail, on a phone', async ({ visitor }) => {
  await visitor.tab.resize(390, 844)
  const message = makeInquiryBody({ email: 'otto@example.org', message: 'It was blue.' })
  const reference = await send(String(process.env.BASE_URL), 'inquiries', message)
  const path = await deskPathOf(reference)
  await visitor.open(path)
  await visitor.sees(text('It was blue.'))
  await visitor.click(role('link', 'Answer by mail'))
  await visitor.click(role('link', 'An offer to help'))
  await visitor.isAt(`${path}?reply=An%20offer%20to%20help#answer`)
  await visitor.fill(label('Your answer'), 'Asante, Otto: a lilac-breasted roller.')
  await visitor.click(role('button', 'Check before sending'))
  await visitor.sees(text(/^To otto@example.org/))
  await visitor.click(role('button', 'Send it'))
  await visitor.sees(text(/^(Answered|Closed: answered)/))
  expect(await statusOf(reference)).toEqual(['answered'])
  const sent = await rowsOf("SELECT text FROM mails WHERE reference = $1 AND role = 'answer'", [reference])
  expect(sent.map((mail) => String(mail.text).includes('a lilac-breasted roller'))).toEqual([true])
})
