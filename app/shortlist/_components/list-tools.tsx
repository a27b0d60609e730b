import { Button } from '@/components/ui/button'
import { InPlaceLink } from '@/components/ui/in-place-link'
import { shortlist } from '@/lib/content/shortlist'
import { listWords } from '@/lib/domain/details'
import { mostCompared, shortlistHref } from '@/lib/domain/shortlist'
import { type Travellers, travellerPairs } from '@/lib/domain/travellers'
import { config } from '@/lib/platform/config'
import { SendList } from './send-list'

type Props = {
  trips: { id: number; title: string }[]
  /** Empty if all are. */
  compared: number[]
  onlyDifferences: boolean
  travellers: Travellers | null
}

export function ListTools({ trips, compared, onlyDifferences, travellers, address }: Props & { address: string }) {
  const ids = trips.map(({ id }) => id)
  const names = listWords(trips.map(({ title }) => title))
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 print:hidden">
      <SendList names={names} address={config.siteUrl + address} />
      {trips.length > 1 && (
        <InPlaceLink
          href={shortlistHref(ids, { compared, onlyDifferences: !onlyDifferences, travellers })}
          replace
          className="inline-flex min-h-tap items-center underline underline-offset-2"
        >
          {onlyDifferences ? shortlist.everything : shortlist.onlyDifferences}
        </InPlaceLink>
      )}
    </div>
  )
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
        <legend className="font-head text-head">Compare two to four</legend>
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
        If you choose more than {mostCompared}, the first {mostCompared} are shown.
      </p>
      <Button type="submit" tone="outline" className="mt-4">
        Compare
      </Button>
    </form>
  )
}
