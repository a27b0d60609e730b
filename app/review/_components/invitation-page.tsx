import type { ReactNode } from 'react'
import { FactList } from '@/components/form/fact-list'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Section } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { invitationPage } from '@/lib/content/invitation'
import { contactsFor } from '@/lib/content/queries'
import type { Fact } from '@/lib/forms/form-result'

type Props = { title?: string; lead?: string; facts?: Fact[]; children: ReactNode }

export async function InvitationPage({ title = invitationPage.title, lead, facts, children }: Props) {
  const { phone, email } = await contactsFor('reservations')
  return (
    <Section>
      <h1 className="font-display text-title [overflow-wrap:anywhere]">{title}</h1>
      {lead && <p className="mt-3 max-w-text font-serif text-ink-soft text-lead">{lead}</p>}
      {facts && <FactList facts={facts} className="mt-6 max-w-form border-t-2" />}
      {children}
      <p className="mt-6">
        <TextLink href="/how-we-handle-reviews">{invitationPage.policy}</TextLink>
      </p>
      <p className="mt-6 max-w-text">{invitationPage.direct}</p>
      <ContactLines phone={phone} emails={[email]} className="mt-1" />
      <StructuredData />
    </Section>
  )
}
