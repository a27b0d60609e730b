import { ContactLines } from '@/components/sections/contact-lines'
import { WhatsAppButton } from '@/components/sections/whatsapp-button'
import { buttonStyles } from '@/components/ui/button'
import { formatMoney } from '@/lib/domain/currency'
import type { Quote } from '@/lib/quotes/queries'
import { countPeople, eachWith, formatTotal } from '@/lib/quotes/snapshot'
import { AnswerLinks } from './answer-links'
import { paperHref } from './papers-of-trip'

type Props = { quote: Quote; token?: string; hasPrice?: boolean }

/** The links carry no token: who is written to sees it. */
export function OfferSidebar({ quote, token, hasPrice = true }: Props) {
  const { snapshot, reference, name, accepted, state } = quote
  const { signedBy, contacts, currency } = snapshot
  const ticked = accepted?.extras ?? []
  const question = `I have a question about offer ${name} (${reference})`
  return (
    <aside aria-label="Who answers" className="lg:sticky lg:top-40 lg:self-start print:mt-8">
      <div className="break-inside-avoid rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2rem)] shadow-lift print:shadow-none">
        {hasPrice && (
          <div className="mb-5 hidden lg:block print:hidden">
            <p className="font-display text-title tabular-nums">{formatTotal(snapshot, ticked)}</p>
            {countPeople(snapshot) > 1 && (
              <p className="font-semibold">about {formatMoney(eachWith(snapshot, ticked), currency)} each</p>
            )}
            <AnswerLinks state={state} surface="light" className="mt-4.5" />
          </div>
        )}
        <h2 className="font-head text-card">{signedBy} answers you</h2>
        <p className="mt-1.5 text-ink-soft text-small">
          {name ? `Offer ${name}, request` : 'Request'} {reference}
        </p>
        <ContactLines phone={contacts.phone} emails={[contacts.email]} className="mt-3" />
        <WhatsAppButton number={contacts.whatsapp} text={question} />
        {token && name && (
          <p className="mt-4 print:hidden">
            <a href={paperHref(token, `offer-${name}`)} className={buttonStyles({ tone: 'outline' })}>
              The offer as a PDF
            </a>
          </p>
        )}
      </div>
    </aside>
  )
}
