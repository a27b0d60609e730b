import { ArrowRight } from 'lucide-react'
import { ReceiptPanel } from '@/components/form/receipt-panel'
import { TextLink, textLinkLook } from '@/components/ui/text-link'
import { receiptNext } from '@/lib/content/receipts'
import type { ContactFields } from '@/lib/forms/contact-fields'

type Props = {
  message: { title: string; description: string }
  sent: { reference: string; values: ContactFields }
  whatsapp: string
  onAgain: () => void
}

/** What was sent, on the card itself and without a card of its own. */
export function ContactReceipt({ message, sent: { reference, values }, whatsapp, onAgain }: Props) {
  return (
    <div className="*:border-0 *:p-0">
      <ReceiptPanel
        title={message.title}
        text={message.description}
        reference={reference}
        rows={[
          { label: 'Subject', value: values.subject },
          { label: 'Answer goes to', value: values.email },
        ]}
        next={receiptNext.message}
        whatsapp={whatsapp}
      >
        <TextLink href="/itineraries">
          Look at our trips
          <ArrowRight aria-hidden="true" className="size-5" />
        </TextLink>
        <button type="button" onClick={onAgain} className={textLinkLook('noscript:hidden')}>
          Write another message
        </button>
      </ReceiptPanel>
    </div>
  )
}
