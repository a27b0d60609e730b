import { controlStyles, Select } from '@/components/form/field'
import { MonthOptions } from '@/components/form/month-options'
import { Button } from '@/components/ui/button'
import { ageBands, reducedAges, toMonth, toTravellers } from '@/lib/domain/travellers'
import { dependsOnAges, type PricedTrip } from '@/lib/prices/estimate'
import type { EstimateRequest } from '@/lib/prices/estimate-question'
import { FillTravellers } from './fill-travellers'

const field = 'grid min-w-0 grid-cols-1 gap-1.5 text-small'

type Values = Partial<Record<'adults' | 'kids' | 'ages' | 'month' | 'from', string>>

type Props = { itinerary: PricedTrip; request?: EstimateRequest }

export function EstimateFields({ itinerary, request }: Props) {
  const values: Values = request?.question ? toValues(request.question) : toWritten(request?.written)
  const rate = Math.max(0, ...itinerary.prices.map(({ children }) => children?.to ?? 0))
  const reduced = reducedAges(rate, itinerary.suitability?.youngest ?? 0)
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[6rem_6rem_1fr_1fr]">
      {request?.error === undefined && <FillTravellers hasRequest={request !== undefined} />}
      <Count label="Adults" name="adults" value={values.adults ?? '2'} />
      <Count label={ageBands.children} name="kids" value={values.kids ?? '0'} />
      <div className={`${field} max-[22rem]:col-span-2`}>
        <label htmlFor="estimate-month">Month</label>
        <Select id="estimate-month" name="month" defaultValue={values.month}>
          <option value="">Any month</option>
          <MonthOptions chosen={values.month} />
        </Select>
      </div>
      <label className={`${field} max-[22rem]:col-span-2`}>
        First day, if you know it
        <input type="date" name="from" defaultValue={values.from} className={controlStyles} />
      </label>
      {dependsOnAges(itinerary) && (
        <label className={`${field} col-span-2`}>
          Ages of the children
          <input
            name="ages"
            inputMode="text"
            maxLength={100}
            placeholder="9 and 6"
            defaultValue={values.ages}
            aria-describedby={reduced ? 'child-rate' : undefined}
            className={controlStyles}
          />
        </label>
      )}
      <Button type="submit" tone="ink" className="col-span-2">
        Show total
      </Button>
      {reduced && (
        <p id="child-rate" className="col-span-full text-ink-soft text-small">
          Children from {reduced.from} to {reduced.to} pay less; from {reduced.to + 1} they pay the adult price.
        </p>
      )}
    </div>
  )
}

function Count({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <label className={field}>
      {label}
      {/* Browsers take no digits of other scripts in a field of type number. */}
      <input name={name} inputMode="numeric" autoComplete="off" defaultValue={value} className={controlStyles} />
    </label>
  )
}

const toWritten = (written: Values = {}): Values => ({ ...written, month: toMonth(written.month ?? '') })

function toValues({ party, from }: NonNullable<EstimateRequest['question']>): Values {
  const { adults, kids, ages } = toTravellers({ party, from })
  const isDay = from && from.length > 'yyyy-mm'.length
  return {
    adults: String(adults),
    kids: String(kids),
    ages: ages.replaceAll(',', ', '),
    month: from && !isDay ? from : undefined,
    from: isDay ? from : undefined,
  }
}
