import {
  Ban,
  Banknote,
  Circle,
  CircleCheck,
  CircleDot,
  Clock,
  Heart,
  type LucideIcon,
  Reply,
  Send,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { counted } from '@/lib/content/format'
import type { Desk } from '@/lib/desk/access'
import { releaseFromList, takeFromList } from '@/lib/desk/list-actions'
import type { Row, RowAct, RowStatus, Stub } from '@/lib/desk/rows'
import { requestName } from '@/lib/travellers/request-letter'
import { requestHref } from './list-names'
import { RowForm } from './row-form'
import { severalForm } from './several'

const icons: Record<RowStatus['icon'], LucideIcon> = {
  new: CircleDot,
  volunteer: Heart,
  replied: Reply,
  clock: Clock,
  sent: Send,
  accepted: CircleCheck,
  money: Banknote,
  alert: TriangleAlert,
  waiting: Circle,
  spam: Ban,
}

type Props = {
  rows: Row[]
  desk: Desk
  /** The address to come back to after an act. */
  from: string
  /** What the address of a request says of the list that is beside it. */
  list: Record<string, string>
  /** Of the request that is open beside the list. */
  open?: string
  /** Above it. `count`: of all pages, if it is known. */
  heading?: { text: string; count?: number; beside?: ReactNode }
  /** Each row has a box to mark it, for `Several`. */
  isMarking?: boolean
}

export function Rows({ rows, open, heading, isMarking, ...ofList }: Props) {
  if (rows.length === 0) return null
  return (
    <section>
      {heading && (
        <div className="group">
          <h2>
            {heading.text} <span>{heading.count}</span>
          </h2>
          {heading.beside}
        </div>
      )}
      <ul className={isMarking ? 'rows marking' : 'rows'}>
        {rows.map((row) => (
          <RowOf key={row.reference} {...ofList} row={row} isOpen={row.reference === open} isMarking={isMarking} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = Pick<Props, 'desk' | 'from' | 'list' | 'isMarking'> & { row: Row; isOpen: boolean }

function RowOf({ row, desk, from, list, isOpen, isMarking }: RowProps) {
  const { reference, seen, name, trip, about, sum, said, furtherDues, twins } = row
  return (
    <li aria-current={isOpen || undefined} data-act={row.act}>
      {isMarking ? (
        <label className="mark">
          <input type="checkbox" name="marked" form={severalForm} value={`${reference} ${seen}`} aria-label={name} />
        </label>
      ) : (
        <StubOf stub={row.stub} />
      )}
      <div>
        <p className="line">
          <a href={requestHref(reference, list)} className="name">
            {name}
          </a>
          {sum && (
            <span className={`sum ${sum.tone}`}>
              {sum.tone === 'about' && <small>about </small>}
              {sum.text}
            </span>
          )}
        </p>
        <p className="about">
          {trip && <span>{trip}</span>}
          {about && <span>{[trip && ' ·', about].filter(Boolean).join(' ')}</span>}
        </p>
        {said && <p className={row.status.icon === 'new' ? 'said first' : 'said'}>“{said}”</p>}
        <div className="line">
          <StatusOf status={row.status} />
          {furtherDues > 0 && <span className="status in">{furtherDues} more due</span>}
          {twins > 0 && (
            <span className="status calm">
              <span aria-hidden="true">+{twins}</span>
              <span className="sr-only">{counted(twins, 'request')} more of this address</span>
            </span>
          )}
          <Holder name={row.holder} isMine={row.holder === desk.who} />
          {!isMarking && <ActOf row={row} from={from} list={list} />}
        </div>
      </div>
    </li>
  )
}

function StubOf({ stub: { figure, unit, tone } }: { stub: Stub }) {
  return (
    <span className={`stub ${tone}`}>
      <b>{figure}</b> <span>{unit}</span>
    </span>
  )
}

function StatusOf({ status: { icon, tone, text } }: { status: RowStatus }) {
  const Icon = icons[icon]
  return (
    <span className={`status ${tone}`}>
      <Icon aria-hidden="true" />
      {text}
    </span>
  )
}

function Holder({ name, isMine }: { name: string; isMine: boolean }) {
  if (!name) return <span className="sr-only">Nobody has it</span>
  return (
    <span className={isMine ? 'who mine' : 'who'} title={`${name} has it`}>
      <span className="sr-only">{name} has it</span>
      <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
    </span>
  )
}

const posted = { 'Take it': takeFromList, 'Not spam': releaseFromList }

const reply = { query: { reply: '' }, fragment: '#answer' }
const links: Record<Exclude<RowAct, keyof typeof posted>, { query?: Record<string, string>; fragment?: string }> = {
  Reply: reply,
  Remind: reply,
  // Their names and passports, with a text to read before it is sent.
  Ask: { query: { reply: requestName }, fragment: '#answer' },
  Confirm: { fragment: '#booking' },
  Open: {},
}

function ActOf({ row: { act, reference, name, seen }, from, list }: Omit<RowProps, 'desk' | 'isOpen' | 'isMarking'>) {
  const of = <span className="sr-only">: {name}</span>
  if (act !== 'Take it' && act !== 'Not spam') {
    const { query, fragment } = links[act]
    return (
      <a href={requestHref(reference, { ...list, ...query }, fragment)} className="act">
        {act}
        {of}
      </a>
    )
  }
  return (
    <RowForm action={posted[act]} hidden={{ reference, from, seen }}>
      <button type="submit" className="act">
        {act}
        {of}
      </button>
    </RowForm>
  )
}
