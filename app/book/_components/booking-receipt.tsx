import { ArrowRight } from 'lucide-react'
import { AddToCalendar } from '@/components/form/add-to-calendar'
import { ReceiptPanel } from '@/components/form/receipt-panel'
import { TextLink, textLinkLook } from '@/components/ui/text-link'
import { formatParty } from '@/lib/content/format'
import { receiptNext } from '@/lib/content/receipts'
import type { BookingFields } from '@/lib/forms/booking-fields'
import type { ItineraryOption } from '@/lib/itineraries/option'

type Props = {
  message: { title: string; description: string }
  sent: { reference: string; values: BookingFields }
  itineraries: ItineraryOption[]
  whatsapp: string
  onAgain: () => void
}

/** What was asked for, under its reference. */
export function BookingReceipt({ message, sent: { reference, values }, itineraries, whatsapp, onAgain }: Props) {
  const itinerary = itineraries.find(({ id }) => String(id) === values.itineraryId)
  const party = formatParty(
    Number(values.numberOfAdults) || 1,
    Number(values.numberOfKids),
    Number(values.numberOfToddlers),
  )
  return (
    <ReceiptPanel
      title={message.title}
      text={message.description}
      reference={reference}
      rows={[
        { label: 'Trip', value: itinerary?.title ?? 'To be suggested' },
        { label: 'Dates', value: values.preferredDates || 'Open' },
        { label: 'Travellers', value: party },
        { label: 'Answer goes to', value: values.email },
      ]}
      next={receiptNext.booking}
      whatsapp={whatsapp}
    >
      <AddToCalendar reference={reference} dates={values.preferredDates} itineraryId={values.itineraryId} />
      <TextLink href="/itineraries">
        Look at more trips
        <ArrowRight aria-hidden="true" className="size-5" />
      </TextLink>
      {/* Without JavaScript the link opens the empty form anew. */}
      <a
        href="/book"
        onClick={(event) => {
          event.preventDefault()
          onAgain()
        }}
        className={textLinkLook()}
      >
        Send another request
      </a>
    </ReceiptPanel>
  )
}
