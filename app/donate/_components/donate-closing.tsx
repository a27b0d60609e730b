import { ClosingCall } from '@/components/sections/closing-call'
import { config } from '@/lib/config'
import { donate } from '@/lib/content/donate'
import { DonateButton } from './donate-button'
import { MailAddress } from './mail-address'

export function DonateClosing() {
  const { closing, options } = donate
  const { phone, whatsapp, emails } = config
  const contacts = { phone, whatsapp, email: emails.donations }
  return (
    <ClosingCall title={closing.title} image={closing.image}>
      <DonateButton donationType={options.once.donationType} title={options.once.title} contacts={contacts} tone="sun">
        {closing.give}
      </DonateButton>
      <MailAddress label={closing.more} email={emails.donations} subject={closing.subject} tone="outline-dark" />
    </ClosingCall>
  )
}
