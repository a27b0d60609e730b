import type { ReactNode } from 'react'
import { formatLongDate } from '@/lib/content/format'
import { andMore } from '@/lib/content/mail'
import { latestOfTraveller } from '@/lib/desk/events'
import { formatMoment, formatSize } from '@/lib/desk/format'
import type { LeadEvent, LeadView } from '@/lib/desk/lead-view'
import { eventKey, largestFile } from '@/lib/inbox/stored'
import { findEventInfo, labelOfEvent } from '@/lib/leads/event-kinds'
import { config } from '@/lib/platform/config'
import { UndoForm } from './lead-forms'

type Hidden = Record<string, string | undefined>

type Props = {
  lead: LeadView
  /** Oldest first. */
  events: LeadEvent[]
  latest?: LeadEvent
  /** The bearer of a mail's link does not read what travellers wrote later: the mail may have been forwarded. */
  isSignedIn: boolean
  hidden: Hidden
}

/** What was said and done, in time: their form first. */
export function Thread({ lead, events, latest, isSignedIn, hidden }: Props) {
  const { row, summary, received } = lead
  const mailOf = (event: LeadEvent) => received.find(({ id }) => event.key === eventKey(id))
  // The mail that a request began with has no event of its own.
  const first = received.find(({ id }) => !events.some(({ key }) => key === eventKey(id)))
  const [estimate, asked] = [summary.facts.filter(isOfEstimate), summary.facts.filter((fact) => !isOfEstimate(fact))]
  const newest = latestOfTraveller(events)
  const isWaiting = row.status === 'new' || row.status === 'quoted'
  const older = findOlder(events, newest)
  const toEvent = (event: LeadEvent) => (
    <EventOf
      key={event.id}
      event={event}
      mail={mailOf(event)}
      isClosed={lastState(events, event) === 'closed'}
      isSignedIn={isSignedIn}
      email={row.email}
      traveller={summary.name ?? 'They'}
      isNew={isWaiting && event === newest}
      undo={event === latest && event.before !== null ? <UndoForm event={event} hidden={hidden} /> : null}
    />
  )
  return (
    <section aria-labelledby="thread">
      <h2 id="thread">What happened</h2>
      <div className="thread">
        <Message
          kind="theirs"
          isNew={isWaiting && !newest}
          by={summary.name ?? row.reference}
          how={`${summary.ours.toLowerCase()}${row.page ? ` from ${row.page.split('?')[0]}` : ''}`}
          at={row.createdAt}
        >
          <Asked facts={asked} />
          {summary.messages.map(([label, text]) => (
            <div key={label}>
              <h3>{label}</h3>
              <blockquote>{text}</blockquote>
            </div>
          ))}
          {first && isSignedIn && <MailParts mail={first} email={row.email} />}
          {estimate[0] && (
            <details className="fold">
              <summary>Estimate shown: {estimate[0][1].split('\n')[0]}</summary>
              <Asked facts={estimate} />
            </details>
          )}
        </Message>
        {older.length > 0 && (
          <details className="fold older">
            <summary>{older.length} older</summary>
            <div className="thread">{older.map(toEvent)}</div>
          </details>
        )}
        {events.slice(older.length).map(toEvent)}
      </div>
    </section>
  )
}

/** What is folded: all but the last five, and what they wrote last. One alone is shown. */
function findOlder(events: LeadEvent[], newest: LeadEvent | undefined) {
  const end = Math.min(events.length - 5, newest ? events.indexOf(newest) : events.length)
  return end > 1 ? events.slice(0, end) : []
}

const isOfEstimate = ([label]: readonly [string, string]) => /^(?:Estimate|Made up of|In your currency)/.test(label)

function Asked({ facts }: { facts: (readonly [label: string, value: string])[] }) {
  return (
    <dl className="asked">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type MessageProps = {
  kind: 'theirs' | 'ours' | 'noted'
  isNew?: boolean
  by: string
  how?: string
  at: Date
  children: ReactNode
}

/** `isNew`: it has no answer yet. */
function Message({ kind, isNew, by, how, at, children }: MessageProps) {
  return (
    <article className={`message ${kind}${isNew ? ' new' : ''}`} id={isNew ? 'new' : undefined}>
      <p className="by">
        <b>{by}</b> <span>{how}</span> <Moment at={at} />
      </p>
      {children}
    </article>
  )
}

const Moment = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{formatMoment(at)}</time>

/** What the request had come to before this event. */
const lastState = (events: LeadEvent[], event: LeadEvent) =>
  events
    .slice(0, events.indexOf(event))
    .findLast(({ action, undoneAt }) => undoneAt === null && !findEventInfo(action)?.leavesState)?.action

type Received = LeadView['received'][number]

/** What else there is of a mail that came in: who it is from, what it carries, what it quotes. */
function MailParts({ mail, email }: { mail: Received; email: string }) {
  const { reference, fromAddress, isForged, files, quoted } = mail
  return (
    <>
      {isForged && (
        <p className="note problem">
          The mailbox says that this mail does not come from {fromAddress}. Check before you act.
        </p>
      )}
      {!isForged && fromAddress !== email.toLowerCase() && <p className="soft">From {fromAddress}</p>}
      {files.length > 0 && (
        <ul className="plain">
          {files.map(({ id, name, size, type }) => (
            <li key={id}>
              {size > largestFile ? (
                `${name}, in the mailbox only`
              ) : (
                <a href={`/desk/leads/${reference}/files/${id}`}>{name}</a>
              )}{' '}
              <small className="soft">
                {type}, {formatSize(size)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {quoted && (
        <details className="fold">
          <summary>What it quotes</summary>
          <blockquote>{quoted}</blockquote>
        </details>
      )}
    </>
  )
}

type EventProps = {
  event: LeadEvent
  mail: Received | undefined
  isClosed: boolean
  isSignedIn: boolean
  email: string
  traveller: string
  isNew: boolean
  undo: ReactNode
}

function EventOf({ event, mail, isClosed, isSignedIn, email, traveller, isNew, undo }: EventProps) {
  const { action, note, who, createdAt, undoneAt } = event
  const label = `${labelOfEvent(action)}${undoneAt ? ' (undone)' : ''}${mail && isClosed ? ', after it was closed' : ''}`
  const kind = undoneAt || !note ? null : findEventInfo(action)?.shownAs
  if (!kind)
    return (
      <div className="event">
        <p>
          {label}, <Moment at={createdAt} />
          {who && ` by ${who}`}
        </p>
        {note && <blockquote>{note}</blockquote>}
        {undo}
      </div>
    )
  return (
    <Message
      kind={kind}
      isNew={isNew}
      by={kind === 'theirs' ? (mail && who) || traveller : who || 'The office'}
      how={label.toLowerCase()}
      at={createdAt}
    >
      {action === 'wrote' && !isSignedIn ? <p>Sign in to read it.</p> : <blockquote>{note}</blockquote>}
      {mail && isSignedIn && <MailParts mail={mail} email={email} />}
      {undo}
    </Message>
  )
}

const mostOthers = 10

/** Mails of a request, and others of the same address. `hasDesk`: the bearer of a link sees one request only. */
export function Mails({ lead: { mails, others, otherCount }, hasDesk }: { lead: LeadView; hasDesk: boolean }) {
  const named = hasDesk ? others.slice(0, mostOthers) : []
  if (mails.length + named.length === 0) return null
  return (
    <details>
      <summary>Mails{named.length > 0 && ', and others of this address'}</summary>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            Mail to {mail.to}: {describeMail(mail)}
          </li>
        ))}
        {named.map(({ reference, createdAt }) => (
          <li key={reference}>
            The same address also sent <a href={`/desk/leads/${reference}`}>{reference}</a> on{' '}
            {formatLongDate(createdAt)}
          </li>
        ))}
        {hasDesk && otherCount > named.length && <li>{andMore(otherCount - named.length)}</li>}
      </ul>
    </details>
  )
}

function describeMail({ status, sentAt, lastError }: LeadView['mails'][number]) {
  if (sentAt) return config.smtpUrl ? `sent ${formatMoment(sentAt)}` : 'a file only: no mail server is set (SMTP_URL)'
  if (status === 'failed') return `failed: ${lastError}`
  return status === 'cancelled' ? 'not sent: held as spam' : 'waits to be sent'
}
