import type { LeadTab } from '@/lib/desk/find-leads'

export const listNames: Record<LeadTab, string> = {
  now: 'Now',
  waiting: 'Waiting',
  booked: 'Booked',
  done: 'Done',
  spam: 'Spam',
}

export const listHref = (tab: LeadTab) => (tab === 'now' ? '/desk' : `/desk?tab=${tab}`)
