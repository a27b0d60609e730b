import { controlLook } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { booking } from '@/lib/forms/booking'
import type { Party } from '@/lib/itineraries/estimate'
import { cn } from '@/lib/look/cn'
import { FillTravellers } from './fill-travellers'

const { numberOfAdults: adults, numberOfKids: kids } = booking.fields

type Props = {
  itineraryId: number
  /** Their ages change what children pay. */
  asksAges: boolean
  /** The address says who travels. */
  isAsked?: boolean
  /** What was asked is shown as it was written. */
  isWrong?: boolean
  party?: Party
  from?: string | null
}

/** A plain GET, so that the answer has an address and needs no scripts. */
export function EstimateForm({ itineraryId, asksAges, isAsked = false, isWrong = false, party, from }: Props) {
  const field = 'grid gap-1.5 text-small'
  return (
    <form
      action="/estimate"
      className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[6rem_6rem_minmax(11rem,1fr)_auto] sm:has-[[name=ages]]:grid-cols-[6rem_6rem_1fr_1fr]"
    >
      <input type="hidden" name="itinerary" value={itineraryId} />
      {!isWrong && <FillTravellers isAsked={isAsked} />}
      <label className={field}>
        Adults
        <input
          type="number"
          name="adults"
          min={adults.min}
          max={adults.max}
          defaultValue={party?.adults ?? 2}
          className={controlLook}
        />
      </label>
      <label className={field}>
        Under 13
        <input
          type="number"
          name="kids"
          min={kids.min}
          max={kids.max}
          defaultValue={(party?.kids ?? 0) + (party?.toddlers ?? 0)}
          className={controlLook}
        />
      </label>
      {asksAges && (
        <label className={`${field} col-span-2`}>
          Ages of the children
          <input
            name="ages"
            inputMode="text"
            pattern="\s*\d{1,2}(\s*,\s*\d{1,2})*\s*"
            title="Numbers from 0 to 12, such as 9, 6"
            placeholder="9, 6"
            defaultValue={party?.ages?.join()}
            className={controlLook}
          />
        </label>
      )}
      <label className={cn(field, asksAges ? 'col-span-2' : 'max-sm:col-span-2')}>
        First day, if you know it
        <input type="date" name="from" defaultValue={from ?? ''} className={controlLook} />
      </label>
      <Button type="submit" tone="ink" className="max-sm:col-span-2">
        Show the total
      </Button>
    </form>
  )
}
