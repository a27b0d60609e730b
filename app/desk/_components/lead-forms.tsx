import { addDays, formatISO } from 'date-fns'
import { mailtoHref } from '@/lib/content/contact-links'
import { formatLongDate } from '@/lib/content/format'
import type { Desk } from '@/lib/desk/access'
import { addReply } from '@/lib/desk/compose'
import { describeEvent } from '@/lib/desk/events'
import * as actions from '@/lib/desk/lead-actions'
import type { LeadEvent, LeadView } from '@/lib/desk/lead-view'
import { withQuery } from '@/lib/desk/query'
import type { AnswerBox } from '@/lib/desk/read-answer'
import { fillReply } from '@/lib/desk/replies'
import { waits } from '@/lib/desk/waits'
import { nairobi } from '@/lib/domain/nairobi'
import { chosenReasons } from '@/lib/leads/closing'
import { type EventKind, officeReplies } from '@/lib/leads/event-kinds'
import type { LeadRow } from '@/lib/leads/kinds'
import { config } from '@/lib/platform/config'
import { heardSources, sources } from '@/lib/submissions/sources'
import { isLikelySpam } from '@/lib/submissions/spam'
import { Choice, DeskForm, Field, TextArea } from './desk-form'
import { ReplyForm } from './reply-form'

type Hidden = Record<string, string | undefined>

export function UndoForm({ event, hidden }: { event: LeadEvent; hidden: Hidden }) {
  return (
    <DeskForm
      action={actions.undoLeadEvent}
      hidden={{ ...hidden, event: String(event.id) }}
      button="Undo"
      tone="quiet"
    />
  )
}

type AnswerProps = {
  lead: LeadView
  sender: string
  latest?: LeadEvent
  /** The names of the ready answers to begin with, a line each; the form is open when it is given, also empty. */
  reply?: string
  /** The ready answer that asks who travels. */
  request?: { name: string; subject: string; text: string } | null
  box: AnswerBox
  fileProblem?: string
  hidden: Hidden
  href: string
}

export function Answer({ lead, sender, latest, reply, request, box, fileProblem, hidden, href }: AnswerProps) {
  const { row, summary, replies, contacts, depositPercent, trip, now } = lead
  const office = { phone: contacts.phone, sender, depositPercent, trip, today: now }
  const filled = replies.map((one) => ({ name: one.name, ...fillReply(one, row, office) }))
  const ready = (request ? [request, ...filled] : filled).map((one) => ({
    ...one,
    subject: box.subject ?? one.subject,
  }))
  const chosen = (reply ?? '').split('\n').flatMap((name) => ready.find((one) => one.name === name) ?? [])
  const empty = fillReply({ subject: `Your ${summary.yours} {reference}`, text: '' }, row, office)
  const { draft, files } = box
  // As when it was begun, so that the desk asks about what was done since.
  const seen = draft && draft.seen < Number(hidden.seen) ? String(draft.seen) : hidden.seen
  const isAnswered = latest && officeReplies.includes(latest.action as EventKind)
  return (
    <details id="answer" open={reply !== undefined || draft !== null || files.length > 0 || undefined}>
      <summary>{row.email ? `Reply to ${row.email}` : 'Write a reply'}</summary>
      <div className="writers" role="status" />
      <ReplyForm
        key={`${latest?.id} ${draft?.stamp} ${files.map(({ id }) => id)}`}
        action={actions.answerLead}
        drop={actions.dropReplyDraft}
        hidden={{ ...hidden, seen }}
        subject={draft?.subject || (chosen[0]?.subject ?? box.subject ?? empty.subject)}
        text={chosen.reduce((letter, { text }) => addReply(letter, text), draft?.text ?? '')}
        replies={ready.map((one) => ({
          ...one,
          href: withQuery(`${href}#answer`, { reply: [...chosen.map(({ name }) => name), one.name].join('\n') }),
        }))}
        chosen={chosen.map(({ name }) => name)}
        email={row.email}
        whatsapp={summary.phone?.whatsapp}
        answered={isAnswered ? describeEvent(latest, now) : undefined}
        draft={draft}
        quotation={box.quotation}
        papers={box.papers}
        files={files}
        fileProblem={fileProblem}
      />
    </details>
  )
}

type FormsProps = { row: LeadRow; hidden: () => Hidden }

export function HeldForms({ row, hidden }: FormsProps) {
  return (
    <>
      <DeskForm summary="Not spam" action={actions.releaseLeadFromSpam} hidden={hidden()} button="Release">
        <p>Its emails are sent.</p>
      </DeskForm>
      {isLikelySpam(row.heldFor) && <SpamForm hidden={hidden()}>The morning email no longer lists it.</SpamForm>}
    </>
  )
}

function SpamForm({ hidden, children }: { hidden: Hidden; children: string }) {
  return (
    <DeskForm summary="Spam" action={actions.holdLeadAsSpam} hidden={hidden} button="It is spam">
      <p>{children}</p>
    </DeskForm>
  )
}

const backField = <Choice name="back" label="Come back if they are silent" options={waits} defaultValue="3" />

const reasons = Object.entries(chosenReasons).map(([value, label]) => ({ value, label }))

/** What came by WhatsApp or telephone: one paste, one tap. */
export function TheyWrote({ row, hidden }: FormsProps) {
  const isClosed = row.status === 'closed'
  return (
    <div className="paste">
      <DeskForm
        action={actions.noteLeadReply}
        hidden={hidden()}
        button={isClosed ? 'Add it and open again' : 'Add it'}
        tone="quiet"
      >
        <TextArea name="note" label="Paste what they wrote on WhatsApp, or write what they said" />
      </DeskForm>
    </div>
  )
}

type OpenFormsProps = {
  lead: LeadView
  desk: Desk
  /** Who else is signed in. */
  colleagues: string[]
  /** The fold that is open: 'day' or 'done'. */
  open?: string
  hidden: () => Hidden
}

/** What can be done with a request that is not held as spam, beside answering it. */
export function OpenForms({ lead: { row, summary, trip, now }, desk, colleagues, open, hidden }: OpenFormsProps) {
  const isClosed = row.status === 'closed'
  const inDays = (days: number) => formatISO(addDays(now, days), { in: nairobi, representation: 'date' })
  return (
    <>
      {desk.email && !isClosed && row.takenBy !== desk.who && (
        <DeskForm
          summary={row.takenBy ? `Take it from ${row.takenBy}` : 'Take it'}
          action={actions.takeLeadOver}
          hidden={hidden()}
          button="Take it"
        />
      )}
      {desk.email && !isClosed && colleagues.length > 0 && (
        <DeskForm summary="Hand over" action={actions.handLeadOver} hidden={hidden()} button="Hand over">
          <Choice
            name="to"
            label="To"
            options={colleagues.map((name) => ({ value: name, label: name }))}
            isAsked={colleagues.length > 1}
          />
        </DeskForm>
      )}
      {desk.email && (
        <DeskForm
          summary={`Came through: ${row.source || 'not known'}`}
          action={actions.nameLeadSource}
          hidden={hidden()}
          button="Save"
        >
          <Field
            name="source"
            label="Who or what led them to us"
            defaultValue={row.source}
            choices={[...heardSources, ...sources.map(({ name }) => name)]}
            max={80}
            isOptional
          />
        </DeskForm>
      )}
      <DeskForm
        summary="Answered by phone, WhatsApp or my own mail"
        action={actions.markLeadAnswered}
        hidden={hidden()}
        button="Mark as answered"
      >
        <Field name="note" label="How you answered, and what was said" max={4000} isOptional />
        {backField}
      </DeskForm>
      <DeskForm
        id="day"
        summary="Next day"
        isOpen={open === 'day'}
        action={actions.remindOfLead}
        hidden={hidden()}
        button="Set the day"
      >
        <Field
          name="day"
          type="date"
          label="Leave it out of the list and the morning email until"
          defaultValue={inDays(7)}
        />
      </DeskForm>
      {!isClosed && (
        <DeskForm
          id="done"
          summary="Done"
          isOpen={open === 'done'}
          action={actions.closeLeadFor}
          hidden={hidden()}
          button="Done"
        >
          <Choice name="reason" label="Why" options={reasons} isAsked />
          <Field name="note" label="A word more, if you like" max={4000} isOptional />
        </DeskForm>
      )}
      {row.kind === 'booking' && (
        <DeskForm summary="They have travelled" action={actions.inviteLead} hidden={hidden()} button="Invite them">
          <p>{config.inviteAfterDays} days after the last day they are invited to write a review.</p>
          <Field name="day" type="date" label="Last day of the trip" defaultValue={trip?.dateTo ?? ''} />
          <Field
            name="itinerary"
            type="number"
            label="Number of the trip"
            defaultValue={String(trip?.itineraryId ?? '')}
          />
        </DeskForm>
      )}
      {row.email && (
        <p className="taps">
          <a className="button quiet" href={mailtoHref(row.email, `Your ${summary.yours} (${row.reference})`)}>
            My own mail
          </a>
        </p>
      )}
      <SpamForm hidden={hidden()}>Its unsent emails are held back, except your own answers.</SpamForm>
    </>
  )
}

/** Senders' addresses are not verified, so what came from the same one may be another person's. */
export function DeleteForms({ lead, hidden }: { lead: LeadView; hidden: () => Hidden }) {
  const { others, otherCount, row } = lead
  const { reference, email, kind, status, createdAt } = row
  const listed = [{ reference, kind, status, createdAt }, ...others]
  const more = otherCount - others.length
  return (
    <>
      <DeskForm
        summary="Delete this request"
        action={actions.deleteLead}
        hidden={hidden()}
        button="Delete for good"
        tone="danger"
      >
        <p>It is deleted with its emails and notes. This cannot be undone. Backups keep it until they expire.</p>
        <Field name="word" label={`Type ${reference} to delete`} />
      </DeskForm>
      {others.length > 0 && (
        <DeskForm
          summary="Delete everything from this address"
          action={actions.deleteAllOfAddress}
          hidden={{ ...hidden(), listed: others.map((one) => one.reference).join(' ') }}
          button={`Delete ${listed.length} requests for good`}
          tone="danger"
        >
          <p>Anybody can type {email} into a form. Please check that all of these are of the same person:</p>
          <ul>
            {listed.map((one) => (
              <li key={one.reference}>
                {one.reference}, {one.kind.replaceAll('_', ' ')}, {formatLongDate(one.createdAt)}, {one.status}
              </li>
            ))}
          </ul>
          {more > 0 && (
            <p>
              These are the newest {listed.length}. To delete the other {more}, come back when these are gone.
            </p>
          )}
          <p>
            They are deleted with their emails and notes. This cannot be undone. Backups keep them until they expire.
          </p>
          <Field name="word" label="Type everything to delete them" />
        </DeskForm>
      )}
    </>
  )
}
