import { ClosingCall } from '@/components/sections/closing-call'
import { contacts as readContacts, words } from '@/lib/data/words'
import { DonateButton } from './donate-button'
import { MailAddress } from './mail-address'

export async function DonateClosing() {
  const { closing, options } = (await words('donate')).donate
  const { phone, whatsapp, emails } = await readContacts()
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
