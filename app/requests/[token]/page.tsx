import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { AnswerForm, AnswerText } from '@/components/form/answer-form'
import { FactList } from '@/components/form/fact-list'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { ContactLines } from '@/components/sections/contact-lines'
import { Container, Section } from '@/components/sections/section'
import { WhatsAppButton } from '@/components/sections/whatsapp-button'
import { changeTexts as texts } from '@/lib/content/change-request'
import { formatLongDate } from '@/lib/content/format'
import { contactsFor } from '@/lib/content/queries'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { addToSentRequest } from '@/lib/leads/addition-actions'
import { longestAddition, readRequest } from '@/lib/leads/additions'
import { setPageStatus } from '@/lib/platform/request-context'

export const instant = false

// The same for all: a title with a reference would be in the histories of shared browsers.
export const metadata: Metadata = {
  title: texts.title,
  description: 'What one visitor sent us, and a form to change it or add to it.',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type Sent = NonNullable<Awaited<ReturnType<typeof readRequest>>>

/** For the bearer of the link. Opening it changes nothing: scanners of mails open every link. */
export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/requests/[token]'>) => {
  const token = decodeURIComponent((await params).token)
  const sent = await readRequest(token)
  if (!sent) return <UnknownRequest />
  const { done } = await searchParams
  return (
    <article>
      {done && sent.additions.length > 0 && <Added reference={sent.reference} />}
      <Container className="grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-10 py-band-sm md:py-band lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">
          <h1 className="font-display text-title [overflow-wrap:anywhere]">{texts.heading(sent.yours)}</h1>
          <p className="mt-3 max-w-text font-serif text-ink-soft text-lead">{texts.lead}</p>
          <WhatWasSent sent={sent} />
          {/* Emptied once something is added. */}
          <div key={sent.additions.length} className="mt-10 print:hidden">
            <AnswerForm action={addToSentRequest} hidden={{ token, key: randomUUID() }} button={texts.button}>
              <AnswerText label={texts.field} hint={texts.example} rows={7} maxLength={longestAddition} />
            </AnswerForm>
          </div>
        </div>
        <WhoAnswers sent={sent} />
      </Container>
    </article>
  )
})

function Added({ reference }: { reference: string }) {
  return (
    <Section tone="leaf" padding="compact" id="added" className="scroll-mt-24">
      <div role="status" className="grid max-w-form gap-2">
        <h2 className="font-head text-head">
          {texts.done} <span className="whitespace-nowrap">{reference}</span>
        </h2>
        <p>{texts.doneText}</p>
      </div>
    </Section>
  )
}

function WhatWasSent({ sent: { reference, createdAt, facts, messages, additions } }: { sent: Sent }) {
  const heading = [
    ['Reference', reference],
    ['Sent', formatDay(createdAt)],
  ] as const
  return (
    <>
      <h2 className="mt-8 mb-3.5 font-head text-head">{texts.sent}</h2>
      <FactList facts={[...heading, ...facts]} className="border-t-2" />
      {messages.map(([label, text]) => (
        <div key={label} className="mt-5">
          <h3 className="font-head text-card">{label}</h3>
          <LongText text={text} />
        </div>
      ))}
      <p className="mt-4 max-w-text text-ink-soft text-small">{texts.personal}</p>
      {additions.length > 0 && (
        <>
          <h2 className="mt-8 mb-3.5 font-head text-head">{texts.added}</h2>
          <ul className="grid gap-4">
            {additions.map(({ id, note, createdAt: addedAt }) => (
              <li key={id}>
                <p className="text-ink-soft text-small">{formatDay(addedAt)}</p>
                <LongText text={note} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function LongText({ text }: { text: string }) {
  return <p className="mt-1 max-w-text whitespace-pre-line font-serif text-body [overflow-wrap:anywhere]">{text}</p>
}

async function WhoAnswers({ sent }: { sent: Sent }) {
  const { phone, whatsapp, email } = await contactsFor(sent.mailbox)
  const { answeredAt, takenBy, replyTime, next, reference } = sent
  return (
    <aside aria-label="Who answers" className="lg:sticky lg:top-28 lg:self-start">
      <div className="rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2rem)] shadow-lift print:shadow-none">
        <h2 className="font-head text-card">{texts.who(takenBy)}</h2>
        <p className="mt-2">{answeredAt ? texts.answered(formatDay(answeredAt), replyTime) : next}</p>
        <ContactLines phone={phone} emails={[email]} className="mt-3" />
        <WhatsAppButton number={whatsapp} text={`My reference is ${reference}.`} />
      </div>
    </aside>
  )
}

async function UnknownRequest() {
  setPageStatus(404)
  const { phone, email } = await contactsFor('reservations')
  return (
    <Section>
      <div className="grid max-w-narrow justify-items-start gap-5">
        <h1 className="font-display text-title">{texts.unknown}</h1>
        <p className="font-serif text-ink-soft text-lead">{texts.unknownText}</p>
        <ContactLines phone={phone} emails={[email]} />
      </div>
    </Section>
  )
}

const formatDay = (at: Date) => formatLongDate(dayInNairobi(at))
