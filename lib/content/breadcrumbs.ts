import type { Route } from 'next'

export type Trail = { label: string; href: Route }[]

const home = { label: 'Home', href: '/' } as const
const about = { label: 'About Us', href: '/about' } as const
const community = { label: 'Community', href: '/community' } as const

export const luxuryTrail: Trail = [home, { label: 'Luxury Experiences', href: '/experiences/luxury' }]
export const adventureTrail: Trail = [home, { label: 'Adventure Travel', href: '/experiences/adventure' }]
export const dubaiTrail: Trail = [home, { label: 'Dubai', href: '/experiences/dubai' }]
export const travelAdviceTrail: Trail = [home, { label: 'Before you go', href: '/before-you-go' }]
export const groupsTrail: Trail = [home, { label: 'Groups and agents', href: '/groups' }]
export const agentsTrail: Trail = [...groupsTrail, { label: 'For travel agents', href: '/groups/agents' }]
export const teamTrail: Trail = [home, about, { label: 'Meet The Team', href: '/teams' }]
export const fleetTrail: Trail = [home, about, { label: 'Our Safari Fleet', href: '/fleet' }]
export const engagementTrail: Trail = [
  home,
  community,
  { label: 'Community Engagement', href: '/community-engagement' },
]
export const volunteerTrail: Trail = [
  home,
  { label: 'Volunteer', href: '/volunteers' },
  { label: 'Application', href: '/volunteer' },
]

export function itineraryTrail({ id, title }: { id: number; title: string }): Trail {
  return [home, { label: 'Itineraries', href: '/itineraries' }, { label: title, href: `/itineraries/${id}` as Route }]
}

export function countryTrail(country: string, href: Route): Trail {
  return [home, { label: country, href }]
}

export function activityTrail({ slug, title }: { slug: string; title: string }): Trail {
  return [home, community, { label: title, href: `/community/${slug}` as Route }]
}
