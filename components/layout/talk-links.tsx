import { Phone } from 'lucide-react'
import { WhatsAppMark } from '@/components/ui/brand-marks'
import { telHref, whatsappHref } from '@/lib/content/contact-links'
import { contactsOf } from '@/lib/content/contacts'
import { contacts } from '@/lib/content/queries'
import { isUnavailable } from '@/lib/platform/unavailable'

const marks = {
  phone: <Phone aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />,
  whatsapp: <WhatsAppMark />,
}

/** A person to talk to. While the database is away, with the numbers of the settings. */
export async function TalkLinks({ className }: { className: string }) {
  const { phone, whatsapp } = await readContacts()
  return (
    <p className={className}>
      <a href={telHref(phone)}>
        {marks.phone}
        <span>{phone}</span>
      </a>
      <a href={whatsappHref(whatsapp)} rel="noopener">
        {marks.whatsapp}
        <span>WhatsApp</span>
      </a>
    </p>
  )
}

async function readContacts() {
  try {
    return await contacts()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return contactsOf({})
  }
}
