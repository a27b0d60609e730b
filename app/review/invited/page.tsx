import { pageOrUnavailable } from '@/components/layout/unavailable'
import { TextLink } from '@/components/ui/text-link'
import { formatLongDate, formatMonth } from '@/lib/content/format'
import { invitationPage, invitationState } from '@/lib/content/invitation'
import { contactsFor } from '@/lib/content/queries'
import { dayInNairobi } from '@/lib/domain/nairobi'
import type { Fact } from '@/lib/forms/form-result'
import { getItinerary, getWithdrawnTitle } from '@/lib/itineraries/queries'
import { readInvitation } from '@/lib/reviews/invitations'
import { InvitationPage } from '../_components/invitation-page'
import { InvitedForm } from '../_components/invited-form'

export { metadata } from '../page'

// /review?invitation=... is rewritten to this (next.config.ts), so that /review stays prerendered.
export const instant = false

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/review/invited'>) => {
  const { invitation: token } = await searchParams
  const invitation = await readInvitation(token)
  if (invitation.state === 'unknown')
    return (
      <InvitationPage lead={invitationState.unknown}>
        <TextLink href="/itineraries">{invitationPage.toTrips}</TextLink>
      </InvitationPage>
    )
  const itinerary = await getItinerary(invitation.itineraryId)
  const withdrawn = itinerary ? null : await getWithdrawnTitle(invitation.itineraryId)
  const name = itinerary?.title ?? withdrawn
  const title = name ? invitationPage.question(name) : undefined
  if (invitation.state !== 'open')
    return (
      <InvitationPage title={title} lead={invitationState[invitation.state]}>
        <TextLink href={`/itineraries/${invitation.itineraryId}`}>{invitationPage.toTrip}</TextLink>
      </InvitationPage>
    )
  const { travelledOn, expiresAt } = invitation
  const facts: Fact[] = [
    [invitationPage.travelled, formatMonth(travelledOn.toISOString().slice(0, 7))],
    ...(expiresAt ? [[invitationPage.until, formatLongDate(dayInNairobi(expiresAt))] as Fact] : []),
  ]
  return (
    <InvitationPage
      title={title}
      facts={facts}
      lead={withdrawn ? invitationPage.withdrawn(withdrawn) : invitationPage.lead}
    >
      <InvitedForm
        invited={{ itineraryId: invitation.itineraryId, token: String(token) }}
        contacts={await contactsFor()}
      />
    </InvitationPage>
  )
})
