import { formatTravelMonth, oldestKid, type Travellers, upcomingMonths } from '@/lib/domain/travellers'
import { FilterSelect } from './filter-select'

const mostAdults = 8
const mostKids = 4
const monthsAhead = 15

function numbersTo(most: number, chosen = 0) {
  const numbers = Array.from({ length: most }, (_, index) => index + 1)
  return chosen > most ? [...numbers, chosen] : numbers
}

type Props = { travellers: Travellers | null; onlyBest: boolean }

export function TravellerFields({ travellers, onlyBest }: Props) {
  const adults = numbersTo(mostAdults, travellers?.adults).map((count) => ({
    value: String(count),
    label: `For ${count === 1 ? '1 adult' : `${count} adults`}`,
  }))
  const kids = numbersTo(mostKids, travellers?.kids).map((count) => ({
    value: String(count),
    label: `${count} under ${oldestKid + 1}`,
  }))
  const months = upcomingMonths(new Date(), monthsAhead)
  const chosen = travellers?.from ?? ''
  const offered = chosen && !months.includes(chosen) ? [chosen, ...months] : months
  return (
    <>
      <FilterSelect
        name="adults"
        label="Prices for how many adults"
        hasLabel
        className="grow md:grow-0"
        value={String(travellers?.adults ?? '')}
        options={[{ value: '', label: 'Two sharing' }, ...adults]}
      />
      <FilterSelect
        name="kids"
        label="Prices for how many children"
        hasLabel
        className="grow md:grow-0"
        value={String(travellers?.kids || '')}
        options={[{ value: '', label: 'No children' }, ...kids]}
      />
      {travellers && travellers.kids > 0 && <Ages ages={travellers.ages} />}
      <FilterSelect
        name="from"
        label="Prices for which month"
        hasLabel
        className="grow md:grow-0"
        value={chosen}
        options={[
          { value: '', label: 'Any month' },
          ...offered.map((month) => ({
            value: month,
            label: `In ${formatTravelMonth(month).replace(/^(\w{3})\w+/, '$1')}`,
          })),
        ]}
      />
      {chosen && <OnlyBest month={formatTravelMonth(chosen)} isChosen={onlyBest} />}
    </>
  )
}

function Ages({ ages }: { ages: string }) {
  return (
    <label className="flex grow flex-wrap md:grow-0">
      <span className="mb-1 basis-full text-small">Ages of the children</span>
      <input
        name="ages"
        // As in the address, which the form would change otherwise.
        defaultValue={ages}
        maxLength={100}
        placeholder="9 and 6"
        className="min-h-control w-32 grow rounded-control border-[1.5px] border-line-strong bg-white px-3 hover:border-ink"
      />
    </label>
  )
}

function OnlyBest({ month, isChosen }: { month: string; isChosen: boolean }) {
  return (
    <label className="flex min-h-tap basis-full items-center gap-3">
      <input
        type="checkbox"
        name="best"
        value="only"
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-ember"
      />
      Only trips at their best in {month}
    </label>
  )
}
