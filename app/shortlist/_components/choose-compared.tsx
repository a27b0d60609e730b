import { Button } from '@/components/ui/button'
import { mostCompared } from '@/lib/domain/shortlist'
import { type Travellers, travellerPairs } from '@/lib/domain/travellers'

type Props = {
  trips: { id: number; title: string }[]
  compared: number[]
  onlyDifferences: boolean
  travellers: Travellers | null
}

export function ChooseCompared({ trips, compared, onlyDifferences, travellers }: Props) {
  return (
    <form action="/shortlist" className="mt-stack border-ink border-t-2 pt-5 print:hidden">
      <input type="hidden" name="trips" value={trips.map(({ id }) => id).join(',')} />
      {onlyDifferences && <input type="hidden" name="only" value="differences" />}
      {travellerPairs(travellers).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset>
        <legend className="font-head text-head">Compare two or three</legend>
        {trips.map(({ id, title }) => (
          <label key={id} className="flex min-h-tap items-center gap-3">
            <input
              type="checkbox"
              name="compare"
              value={id}
              defaultChecked={compared.includes(id)}
              className="size-5 shrink-0 accent-ember"
            />
            {title}
          </label>
        ))}
      </fieldset>
      <p className="mt-2 text-ink-soft text-small">
        Of more than {mostCompared} the first {mostCompared} are shown.
      </p>
      <Button type="submit" tone="outline" className="mt-4">
        Compare
      </Button>
    </form>
  )
}
