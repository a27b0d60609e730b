import { counted, formatLongDate } from '@/lib/content/format'
import type { Joining } from '@/lib/desk/read-dates'
import { chooseLeadDeparture, holdLeadPlaces, releaseLeadPlaces } from '@/lib/desk/reservation-actions'
import { dayAfter } from '@/lib/domain/day-after'
import type { Terms } from '@/lib/reservations/queries'
import { Choice, DeskForm, Field } from './desk-form'
import { Facts } from './parts'

type Hidden = Record<string, string | undefined>
type Props = { joining: Joining; terms: Terms | null; today: string; hidden: () => Hidden }

const daysOfHold = 7

/** Places on the departures of a shared trip: which one they ask for, and what is held for them. */
export function SharedPlaces({ joining: { asked, people, holds, lines, options }, terms, today, hidden }: Props) {
  const agreed = terms?.kind === 'cancelled' ? null : terms?.departureId
  const nameOf = (id: number | null | undefined) => {
    const line = lines.find((one) => one.id === id)
    return line && <a href={`/desk/dates/${line.id}`}>{`${formatLongDate(line.firstDay)}, ${line.trip}`}</a>
  }
  return (
    <>
      <h2 id="places">Departure</h2>
      <Facts
        lines={[
          ['Asked for', nameOf(asked)],
          ['Booked on', nameOf(agreed)],
        ]}
      />
      {holds.map((hold) => (
        <DeskForm
          key={hold.id}
          action={releaseLeadPlaces}
          hidden={{ ...hidden(), hold: String(hold.id) }}
          button="Give them back"
          tone="quiet"
        >
          <p>
            {counted(hold.people, 'place')} on {formatLongDate(hold.firstDay)}, held until the end of{' '}
            {formatLongDate(hold.heldUntil)}.
          </p>
        </DeskForm>
      ))}
      {options.length > 0 && (
        <>
          <DeskForm summary="Hold places" action={holdLeadPlaces} hidden={hidden()} button="Hold them">
            <Choice
              name="departure"
              label="Departure"
              options={options}
              defaultValue={asked ? String(asked) : undefined}
              isAsked
            />
            <Field name="people" type="number" label="Places" defaultValue={String(people)} />
            <Field
              name="until"
              type="date"
              label="Until the end of"
              hint="then others can have them"
              defaultValue={dayAfter(today, daysOfHold)}
            />
          </DeskForm>
          <DeskForm
            summary="Which departure they ask for"
            action={chooseLeadDeparture}
            hidden={hidden()}
            button="Save"
            tone="quiet"
          >
            <p>It takes no places until you hold or book them.</p>
            <DepartureChoice joining={{ options }} departureId={asked} />
          </DeskForm>
        </>
      )}
    </>
  )
}

type ChoiceProps = { joining: Pick<Joining, 'options'>; departureId?: number | null }

export const DepartureChoice = ({ joining: { options }, departureId }: ChoiceProps) => (
  <Choice
    name="departure"
    label="Departure"
    options={[{ value: '', label: 'None: on dates of their own' }, ...options]}
    defaultValue={departureId ? String(departureId) : ''}
  />
)
