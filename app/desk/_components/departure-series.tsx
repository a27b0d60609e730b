import { counted, formatLongDate } from '@/lib/content/format'
import { addDepartureSeries } from '@/lib/desk/content-actions'
import { Check, DeskForm, Field } from './desk-form'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const fromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

/** Every Saturday from June to September, as one entry. */
export function DepartureSeries({ tripKey }: { tripKey: string }) {
  return (
    <section className="part" aria-labelledby="series-title">
      <h2 id="series-title">Many departures at once</h2>
      <DeskForm
        id="series"
        summary="Every Saturday from June to September, or the like"
        action={addDepartureSeries}
        hidden={{ trip: tripKey }}
        button="Draft these departures"
      >
        <p>They become drafts, which you publish like all others. Days that have a departure already are left out.</p>
        <fieldset className="boxes">
          <legend>On</legend>
          <div className="columns">
            {fromMonday.map((name) => (
              <Check key={name} name={`day${weekdays.indexOf(name)}`} label={name.slice(0, 3)} />
            ))}
          </div>
        </fieldset>
        <div className="columns">
          <Field name="from" type="date" label="From" />
          <Field name="to" type="date" label="To" />
        </div>
        <Field name="seats" type="number" label="Seats" />
        <Field
          name="sureFrom"
          type="number"
          label="Sure to leave from"
          hint="how many booked travellers it takes; 0: it leaves in any case"
        />
        <Field name="price" type="number" label="US$ per person, if not that of the season" isOptional />
        <Field name="singleSupplement" type="number" label="Single supplement, if not that of the season" isOptional />
        <Field name="guideLanguage" label="Language of the guide" max={60} isOptional />
        <Field name="note" label="Note" max={200} isOptional />
      </DeskForm>
    </section>
  )
}

export function SeriesAdded({ added, skipped }: { added?: number; skipped: string[] }) {
  if (added === undefined) return null
  return (
    <p className="note" role="status">
      {counted(added, 'departure')} drafted. {skipped.length > 0 && 'There was one already on '}
      {skipped.length > 0 && `${skipped.map(formatLongDate).join('; ')}.`}
    </p>
  )
}
