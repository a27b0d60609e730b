import { formatLongDate } from '@/lib/content/format'
import {
  askLeadPayment,
  creditLeadInvoice,
  issueLeadInvoice,
  issueLeadReceipt,
  issueLeadVoucher,
} from '@/lib/desk/paper-actions'
import type { LeadPapers } from '@/lib/desk/read-papers'
import { formatMoney } from '@/lib/domain/currency'
import { describeDay } from '@/lib/quotes/payment-plan'
import { describePayment } from '@/lib/reservations/wording'
import { Check, DeskForm, Field, TextArea } from './desk-form'

type Hidden = Record<string, string | undefined>
type Props = { papers: LeadPapers; reference: string; hidden: () => Hidden }

/** Everything of a booked trip that is printed, mailed or shown at a gate. */
export function Papers({ papers, reference, hidden }: Props) {
  const href = (slug: string) => `/desk/leads/${reference}/papers/${slug}`
  const { issued, offer, suppliers, withoutReceipt, standing } = papers
  return (
    <>
      <h2 id="papers">Papers</h2>
      <ul className="plain papers">
        <Row href={href('trip')} title="For the travellers" note="days, addresses, what is paid, emergency card" />
        <Row href={href('guide-sheet')} title="Guide’s sheet" note="who travels, the days, confirmations" />
        {offer && <Row href={href(`offer-${offer}`)} title={`Offer ${offer}`} note="as it was accepted" />}
        {issued.map(({ slug, title, sum, createdAt, takenBackBy }) => (
          <Row
            key={slug}
            href={href(slug)}
            title={title}
            note={[sum, formatLongDate(createdAt.toISOString()), takenBackBy && `taken back by ${takenBackBy}`]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
      </ul>
      <RequestForm papers={papers} hidden={hidden} />
      {standing ? (
        <DeskForm
          summary={`Take ${standing.name} back`}
          action={creditLeadInvoice}
          hidden={{ ...hidden(), paper: String(standing.id) }}
          button="Issue the credit note"
          tone="danger"
        >
          <p>An invoice never changes. A credit note takes it back, and a new invoice can be issued.</p>
          <TextArea name="why" label="Why, as it stands on the credit note" max={1000} />
        </DeskForm>
      ) : (
        <InvoiceForm papers={papers} hidden={hidden} />
      )}
      {withoutReceipt.map((payment) => (
        <DeskForm
          key={payment.id}
          action={issueLeadReceipt}
          hidden={{ ...hidden(), payment: String(payment.id) }}
          button={`Receipt for ${describePayment(payment)}`}
          tone="quiet"
        />
      ))}
      {suppliers.length > 0 && <h3>Vouchers</h3>}
      {suppliers.map(({ name, last, state }) => (
        <div key={name} className="voucher">
          <p>
            <b>{name}</b>, {state}
            {last && `, version ${last.version}`}
            {last && !last.isSame && '. It has changed since.'}
          </p>
          {!last?.isSame && (
            <DeskForm
              action={issueLeadVoucher}
              hidden={{ ...hidden(), supplier: name }}
              button={last ? 'New version of the voucher' : 'Make the voucher'}
              tone="quiet"
            />
          )}
        </div>
      ))}
    </>
  )
}

const Row = ({ href, title, note }: { href: string; title: string; note: string }) => (
  <li>
    <a href={href}>{title}</a> <small className="soft">{note}</small>
  </li>
)

function RequestForm({
  papers: { instalments, buyer, currency },
  hidden,
}: {
  papers: LeadPapers
  hidden: () => Hidden
}) {
  if (instalments.length === 0) return null
  return (
    <DeskForm
      summary="Ask for a payment"
      action={askLeadPayment}
      hidden={{ ...hidden(), agreed: currency }}
      button="Issue the payment request"
    >
      {instalments.map((one, index) => (
        <Check
          key={one.name}
          name={`ask-${one.name}`}
          label={`${one.name}: ${formatMoney(one.amount, currency)}, ${describeDay(one)}`}
          isChecked={index === 0}
        />
      ))}
      <Field name="other" label={`Or another part, in ${currency}`} inputMode="decimal" isOptional />
      <Field name="otherDay" type="date" label="Due on" isOptional />
      <BuyerField buyer={buyer} />
    </DeskForm>
  )
}

function InvoiceForm({ papers, hidden }: { papers: LeadPapers; hidden: () => Hidden }) {
  const { buyer, currency, lines, tax, total } = papers
  if (total === 0) return null
  return (
    <DeskForm summary="Issue the invoice" action={issueLeadInvoice} hidden={hidden()} button="Issue the invoice">
      <p>
        Of the whole trip, {formatMoney(total, currency)}. Once issued it never changes: look at the lines, and at whom
        it is written to.
      </p>
      {tax ? (
        lines.map((line, place) => (
          <Check key={line.text} name={`exempt-${place}`} label={`No ${tax.name} on: ${line.text}, ${line.sum}`} />
        ))
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line.text}>
              {line.text}, {line.sum}
            </li>
          ))}
        </ul>
      )}
      <BuyerField buyer={buyer} />
      <div className="columns">
        <Field name="rate" label={`Rate: 1 ${currency} is`} inputMode="decimal" max={20} isOptional />
        <Field
          name="rateCurrency"
          label="of currency"
          defaultValue={currency === 'KES' ? '' : 'KES'}
          max={5}
          isOptional
        />
        <Field name="rateDay" type="date" label="on" isOptional />
      </div>
    </DeskForm>
  )
}

const BuyerField = ({ buyer }: { buyer: string }) => (
  <TextArea
    name="buyer"
    label="To whom, as they want it written: name or company, address, their VAT number, a line each"
    defaultValue={buyer}
    max={600}
  />
)
