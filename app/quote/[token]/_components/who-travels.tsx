import { buttonStyles } from '@/components/ui/button'
import { readTravellersPage } from '@/lib/travellers/travellers-page'
import { Block } from './block'

/** What is still missing of the travellers, on the page of a booked trip. */
export async function WhoTravels({ token }: { token: string }) {
  const page = await readTravellersPage(token)
  if (!page) return null
  const isComplete = page.missing.length === 0
  return (
    <Block title="Who travels" id="who" className="print:hidden">
      <p className="max-w-text font-serif text-body">
        {isComplete
          ? 'Thank you: we have the names, passports and flights that we need of you.'
          : 'For permits, park gates and camps we need a few things of each of you. This is still missing:'}
      </p>
      {!isComplete && (
        <ul className="mt-3 grid max-w-text list-disc gap-1.5 pl-5 marker:text-ember">
          {page.missing.map(({ label, fields }) => (
            <li key={label}>
              <b>{label}</b>: {fields.join(', ')}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5">
        <a
          href={`/quote/${encodeURIComponent(token)}/travellers`}
          className={buttonStyles({ tone: isComplete ? 'outline' : 'primary' })}
        >
          {isComplete ? 'See or change who travels' : 'Fill in who travels'}
        </a>
      </p>
    </Block>
  )
}
