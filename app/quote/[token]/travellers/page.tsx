import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AnswerField, AnswerForm, CheckBox } from '@/components/form/answer-form'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { Container, Section } from '@/components/sections/section'
import { counted } from '@/lib/content/format'
import { retention } from '@/lib/domain/retention'
import { saveWhoTravels } from '@/lib/travellers/actions'
import { type AskedField, readTravellersPage, type TravellersPage } from '@/lib/travellers/travellers-page'

export const instant = false

// The same for all: a title with names would be in the histories of shared browsers.
export const metadata: Metadata = {
  title: 'Who travels',
  description: 'What one party of travellers tells us for permits and camps.',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/** For the bearer of the link of a booked trip. It shows nothing of what is saved that a stranger could use. */
export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/quote/[token]/travellers'>) => {
  const token = decodeURIComponent((await params).token)
  const page = await readTravellersPage(token)
  if (!page) notFound()
  const { saved } = await searchParams
  return (
    <article>
      {saved && <Saved missing={page.missing.length} token={token} />}
      <Container className="py-band-sm md:py-band">
        <a
          href={`/quote/${encodeURIComponent(token)}#who`}
          className="inline-flex min-h-tap items-center text-small underline underline-offset-2"
        >
          Your trip: {page.title}
        </a>
        <h1 className="mt-2 font-display text-title">Who travels</h1>
        <p className="mt-3 max-w-text font-serif text-ink-soft text-lead">
          {page.namesNeeded} Fill in what you know now, and the rest later: every field can stay empty.
        </p>
        <p className="mt-3 max-w-text">
          We keep it encrypted, show it to nobody but our office, and pass on only what each field says. We delete it{' '}
          {counted(retention.travellerDays, 'day')} after your trip.
        </p>
        <div className="mt-8">
          {/* Emptied once something is saved. */}
          <AnswerForm
            key={String(saved)}
            action={saveWhoTravels}
            hidden={{ token, key: randomUUID() }}
            button="Save who travels"
          >
            {page.people.map((person) => (
              <PersonFields key={person.position} person={person} />
            ))}
          </AnswerForm>
        </div>
      </Container>
    </article>
  )
})

function Saved({ missing, token }: { missing: number; token: string }) {
  return (
    <Section tone="leaf" padding="compact" id="saved" className="scroll-mt-24">
      <div role="status" className="grid max-w-form gap-2">
        <h2 className="font-head text-head">Saved. Asante!</h2>
        <p>
          {missing === 0 ? 'We have all that we need of you. ' : 'You can come back here with what is still missing. '}
          <a href={`/quote/${encodeURIComponent(token)}`} className="underline underline-offset-2">
            Back to your trip
          </a>
        </p>
      </div>
    </Section>
  )
}

function PersonFields({ person }: { person: TravellersPage['people'][number] }) {
  const { label, name, isUnreadable, fields } = person
  return (
    <fieldset className="grid min-w-0 gap-5 border-ink border-t-2 pt-4 pb-6">
      <legend className="pr-3 font-head text-card [overflow-wrap:anywhere]">
        {label}
        {name && `: ${name}`}
      </legend>
      {isUnreadable && (
        <p className="font-semibold text-danger">
          What was saved here cannot be read any more. We are sorry: please fill it in again.
        </p>
      )}
      {fields.map((field) => (
        <AskedFieldOf key={field.name} field={field} />
      ))}
    </fieldset>
  )
}

function AskedFieldOf({ field }: { field: AskedField }) {
  const { name, removeName, label, type, max, hint, saved } = field
  return (
    <div className="grid gap-1">
      <AnswerField
        name={name}
        label={label}
        type={type}
        maxLength={max}
        hint={saved ? `${describeSaved(saved)} Leave it empty to keep it. ${hint}` : hint}
      />
      {saved && <CheckBox name={removeName} label={`Remove it: ${label.toLowerCase()}`} />}
    </div>
  )
}

/** 'Saved: ends in 4567.' */
const describeSaved = (saved: string) => (saved === 'saved' ? 'Saved.' : `Saved: ${saved.replace(/\.$/, '')}.`)
