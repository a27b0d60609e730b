import { randomUUID } from 'node:crypto'
import type { Route } from 'next'
import { notFound } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { counted, formatLongDate } from '@/lib/content/format'
import { requireDesk } from '@/lib/desk/access'
import { mailAllOnDeparture, makeVouchersOnDeparture } from '@/lib/desk/date-actions'
import { formatDay } from '@/lib/desk/format'
import {
  describePlaces,
  describeSure,
  type GroupVoucher,
  type Guest,
  readDate,
  readVouchers,
} from '@/lib/desk/read-dates'
import { parseItineraryId } from '@/lib/domain/ids'
import { DeskForm, Field, TextArea } from '../../_components/desk-form'
import { BackHead, Facts, PageTitle } from '../../_components/parts'
import { Shell } from '../../_components/shell'

export const instant = false
export const metadata = { title: 'A departure' }

export default pageOrUnavailable(async ({ params }: PageProps<'/desk/dates/[id]'>) => {
  const id = parseItineraryId((await params).id)
  const desk = await requireDesk(`/desk/dates/${id ?? ''}`)
  const found = id ? await readDate(id) : null
  if (!found) notFound()
  const { line, guests, asking } = found
  const vouchers = await readVouchers(guests)
  const due = [...vouchers.values()].flat().filter(({ isDue }) => isDue).length
  const title = `${line.trip}, ${formatLongDate(line.firstDay)}`
  return (
    <Shell
      desk={desk}
      at="departures"
      head={
        <BackHead href="/desk/dates" label="Back to the departures">
          {title}
        </BackHead>
      }
    >
      <div className="page">
        <p className="crumbs">
          <a href="/desk/dates">Departures</a>
        </p>
        <PageTitle>{title}</PageTitle>
        <Facts
          lines={[
            ['Places', describePlaces(line)],
            ['Leaves', line.isWithdrawn ? 'Withdrawn: nobody else can join' : describeSure(line)],
          ]}
        />
        <p className="chips">
          {guests.some(({ isHeld }) => !isHeld) && (
            <a href={`/desk/dates/${line.id}/guide-sheet` as Route}>Guide’s sheet of all (PDF)</a>
          )}
          <a href={`/desk/content/trips/${line.itineraryId}#departures-` as Route}>Change its seats or price</a>
        </p>
        <h2>Who is on it</h2>
        {guests.length === 0 && <p>Nobody yet.</p>}
        <ul className="guests">
          {guests.map((guest) => (
            <GuestLine key={guest.key} guest={guest} />
          ))}
        </ul>
        {guests.length > 0 && (
          <DeskForm
            summary="Mail all of them"
            action={mailAllOnDeparture}
            hidden={{ departure: String(line.id), key: randomUUID() }}
            button="Send it to each of them"
          >
            <p>
              Each gets a mail of their own, which stands in the history of their request. {'{name}'}, {'{dates}'} and
              the like are filled in as in ready answers.
            </p>
            <Field
              name="subject"
              label="Subject"
              defaultValue={`Your departure on ${formatLongDate(line.firstDay)}`}
              max={160}
            />
            <TextArea name="text" label="Text" defaultValue={'Dear {name},\n\n'} />
          </DeskForm>
        )}
        {vouchers.size > 0 && (
          <>
            <h2 id="vouchers">Vouchers</h2>
            <ul className="plain papers">
              {[...vouchers].map(([supplier, ofSupplier]) => (
                <VoucherLine key={supplier} supplier={supplier} vouchers={ofSupplier} />
              ))}
            </ul>
            {due > 0 && (
              <DeskForm
                action={makeVouchersOnDeparture}
                hidden={{ departure: String(line.id), key: randomUUID() }}
                button={`Make ${counted(due, 'voucher')}`}
                tone="quiet"
              />
            )}
          </>
        )}
        {asking.length > 0 && (
          <>
            <h2>Who asks for it</h2>
            <ul className="things">
              {asking.map(({ reference, name, party, since }) => (
                <li key={reference}>
                  <a href={`/desk/leads/${reference}#places` as Route}>
                    <span>{name}</span>
                    <small>{party}</small>
                    <small>since {formatDay(since)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Shell>
  )
})

function GuestLine({ guest: { reference, name, party, rooms, money, heldUntil, isHeld, hasMail } }: { guest: Guest }) {
  const href = `/desk/leads/${reference}`
  const facts = [party, rooms, money, !hasMail && 'No email address'].filter(Boolean).join('. ')
  return (
    <li>
      <p className="who-line">
        <a href={`${href}#places` as Route}>{name}</a>
        {heldUntil ? (
          <span className="status in">Held until the end of {formatLongDate(heldUntil)}</span>
        ) : (
          <span className="status ok">Booked</span>
        )}
      </p>
      <p className="soft">{facts}.</p>
      {!isHeld && (
        <p className="chips">
          <a href={`${href}/papers/guide-sheet` as Route}>
            Guide’s sheet<span className="sr-only">: {name}</span>
          </a>
          <a href={`${href}#papers` as Route}>
            Vouchers<span className="sr-only">: {name}</span>
          </a>
        </p>
      )}
    </li>
  )
}

const VoucherLine = ({ supplier, vouchers }: { supplier: string; vouchers: GroupVoucher[] }) => (
  <li>
    <b>{supplier}</b>
    {vouchers.map(({ reference, name, slug, version, isDue }) => (
      <span key={reference} className="of">
        {slug ? <a href={`/desk/leads/${reference}/papers/${slug}` as Route}>{name}</a> : name}
        <small className="soft">
          {slug ? `version ${version}` : 'not made yet'}
          {slug && isDue && ', changed since'}
        </small>
      </span>
    ))}
  </li>
)
