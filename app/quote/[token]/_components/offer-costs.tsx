import type { ReactNode } from 'react'
import { formatMoney } from '@/lib/domain/currency'
import { describeDay } from '@/lib/quotes/payment-plan'
import type { Quote } from '@/lib/quotes/queries'
import { planOfQuote } from '@/lib/quotes/quote-payments'
import {
  countPeople,
  eachWith,
  formatTotal,
  lineTotal,
  type QuoteLine,
  type QuoteSnapshot,
} from '@/lib/quotes/snapshot'
import { Block, Paragraphs } from './block'

export function OfferCosts({ quote: { snapshot, accepted } }: { quote: Quote }) {
  const { lines, extras, paidOnArrival, currency, howToPay } = snapshot
  const ticked = accepted?.extras ?? []
  const chosen = extras.filter(({ id }) => ticked.includes(id))
  const others = accepted ? [] : extras
  const people = countPeople(snapshot)
  return (
    <Block title="What it costs">
      <dl className="border-ink border-t-2">
        {[...lines, ...chosen].map((line) => (
          <Line key={line.text} line={line} currency={currency} />
        ))}
        <Row term="In all" isTotal>
          {formatTotal(snapshot, ticked)}
        </Row>
      </dl>
      {people > 1 && (
        <p className="mt-3 font-semibold">
          About {formatMoney(eachWith(snapshot, ticked), currency)} for each of {people}.
        </p>
      )}
      {others.length > 0 && (
        <SubBlock title="Extras, if you like">
          <dl className="border-ink border-t-2">
            {others.map((line) => (
              <Line key={line.text} line={line} currency={currency} />
            ))}
          </dl>
          <p className="mt-3 max-w-text text-ink-soft text-small">
            They are not in the total. You choose them when you accept.
          </p>
        </SubBlock>
      )}
      {paidOnArrival.length > 0 && (
        <SubBlock title="What you pay on arrival">
          <dl className="border-ink border-t-2">
            {paidOnArrival.map(({ text, amount }) => (
              <Row key={text} term={text}>
                {amount}
              </Row>
            ))}
          </dl>
          <p className="mt-3 max-w-text text-ink-soft text-small">You pay it there. It is not in the total above.</p>
        </SubBlock>
      )}
      <SubBlock title="When and how you pay" id="payment">
        <dl className="border-ink border-t-2">
          {planOfQuote(snapshot, ticked).map((instalment) => (
            <Row key={instalment.name} term={`${instalment.name}, ${describeDay(instalment)}`}>
              {formatMoney(instalment.amount, currency)}
            </Row>
          ))}
        </dl>
        <p className="mt-3 max-w-text font-semibold">
          Nothing is booked or owed until we confirm. Please pay only then.
        </p>
        <div className="mt-3">
          <Paragraphs text={howToPay} />
        </div>
      </SubBlock>
    </Block>
  )
}

export function OfferTerms({ snapshot: { notIncluded, cancellation } }: { snapshot: QuoteSnapshot }) {
  return (
    <>
      {notIncluded.length > 0 && (
        <Block title="Not included" className="print:break-inside-avoid">
          <ul className="ticks crosses">
            {notIncluded.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Block>
      )}
      {cancellation && (
        <Block title="If you cancel" className="print:break-inside-avoid">
          <Paragraphs text={cancellation} />
        </Block>
      )}
    </>
  )
}

function Line({ line, currency }: { line: QuoteLine; currency: string }) {
  const { text, count, amount } = line
  return (
    <Row term={text} note={count > 1 ? `${count} times ${formatMoney(amount, currency)}` : undefined}>
      {amount < 0 && '−'}
      {formatMoney(Math.abs(lineTotal(line)), currency)}
    </Row>
  )
}

type RowProps = { term: ReactNode; note?: string; isTotal?: boolean; children: ReactNode }

export function Row({ term, note, isTotal, children }: RowProps) {
  const className = isTotal ? 'border-ink border-b-2 font-extrabold' : 'border-line border-b'
  return (
    <div className={`flex justify-between gap-6 py-3 print:break-inside-avoid print:py-1.5 ${className}`}>
      <dt className="min-w-0 [overflow-wrap:anywhere]">
        {term}
        {note && <span className="mt-0.5 block text-ink-soft text-small">{note}</span>}
      </dt>
      <dd className="shrink-0 font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function SubBlock({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-24 print:break-inside-avoid">
      <h3 className="mt-8 mb-3.5 font-head text-card print:mt-4 print:mb-2">{title}</h3>
      {children}
    </div>
  )
}
