import { paragraphs } from '@/lib/domain/details'
import type { QuoteSnapshot } from '@/lib/quotes/snapshot'

export function OfferLetter({ snapshot: { letter, signedBy } }: { snapshot: QuoteSnapshot }) {
  const texts = paragraphs(letter)
  return (
    <div className="font-serif">
      <h2 className="sr-only">Our letter to you</h2>
      {texts.map((text) => (
        <p
          key={text}
          className="mt-5 max-w-text whitespace-pre-line text-body first-of-type:mt-0 print:mt-2 print:max-w-none"
        >
          {text}
        </p>
      ))}
      <p className="mt-5 font-semibold print:mt-2">{signedBy}</p>
    </div>
  )
}
