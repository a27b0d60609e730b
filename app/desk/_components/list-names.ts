import type { Route } from 'next'
import type { LeadTab } from '@/lib/desk/find-leads'
import { addressOfList, withQuery } from '@/lib/desk/query'

export const listNames: Record<LeadTab, string> = {
  now: 'Now',
  waiting: 'Waiting',
  booked: 'Booked',
  done: 'Done',
  spam: 'Spam',
}

export const listHref = (tab: LeadTab) => addressOfList({ tab, find: '', page: 1 })

/** With the list that is beside it, as `listParams` gives it. */
export const requestHref = (reference: string, list: Record<string, string>, fragment = '') =>
  withQuery(`/desk/leads/${reference}${fragment}`, list) as Route
