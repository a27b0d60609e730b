import type { ReactNode } from 'react'
import { StructuredData } from '@/components/layout/structured-data'
import { Section } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { invitationPage } from '@/lib/content/invitation'

type Props = { title?: string; lead?: string; children: ReactNode }

export function InvitationPage({ title = invitationPage.title, lead, children }: Props) {
  return (
    <Section>
      <h1 className="font-display text-title [overflow-wrap:anywhere]">{title}</h1>
      {lead && <p className="mt-3 max-w-text font-serif text-ink-soft text-lead">{lead}</p>}
      {children}
      <p className="mt-6">
        <TextLink href="/how-we-handle-reviews">{invitationPage.policy}</TextLink>
      </p>
      <StructuredData />
    </Section>
  )
}
