import { ClosingCall } from '@/components/sections/closing-call'
import { contactsFor, words } from '@/lib/content/queries'
import { DonateButton } from './donate-button'
import { MailAddress } from './mail-address'

export async function DonateClosing() {
  const { closing, options } = (await words('donate')).donate
  const contacts = await contactsFor('donations')
  return (
    <ClosingCall title={closing.title} image={closing.image}>
      <DonateButton donationType={options.once.donationType} title={options.once.title} contacts={contacts} tone="sun">
        {closing.give}
      </DonateButton>
      <MailAddress label={closing.more} email={contacts.email} subject={closing.subject} tone="outline-dark" />
    </ClosingCall>
  )
}
