import * as z from 'zod'
import { largestId } from '../domain/ids'
import * as input from '../forms/inputs'
import { leadTabs } from './find-leads'

export const leadReference = z.string().regex(/^TT-[A-Z0-9]{1,9}$/)

/** The first of each parameter of a page's query. */
export function oneOfEach(params: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, [value].flat()[0]]))
}

/** '?reply=Thanks', or nothing. */
export function toSearch(query: ReturnType<typeof oneOfEach>) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Of the list. What cannot be read is as if it were not there. */
export const listQuery = z.object({
  tab: z.enum(leadTabs).catch('now'),
  find: input.typedText(200).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  /** Only those whom the colleague has who looks. */
  mine: z.literal('yes').optional().catch(undefined),
  /** Rows can be marked, to do the same with several. */
  mark: z.literal('yes').optional().catch(undefined),
})

/** '12.13': of what was just done. */
export const eventList = z
  .string()
  .regex(/^\d{1,10}(?:\.\d{1,10}){0,59}$/)
  .transform((ids) => ids.split('.').map(Number))
  .refine((ids) => ids.every((id) => id >= 1 && id <= largestId))

export type ListQuery = z.infer<typeof listQuery>

/** The query of the list, without what was done on it, or is about to be. */
export function listParams({ tab, find, page, mine }: ListQuery): Record<string, string> {
  return {
    ...(find ? { find } : tab !== 'now' && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(mine && { mine }),
  }
}

/** `address` with more in its query, before its fragment. */
export function withQuery(address: string, query: Record<string, string>) {
  const [path = '', fragment] = address.split('#')
  const search = new URLSearchParams(query).toString()
  const joined = search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

export const addressOfList = (list: ListQuery) => withQuery('/desk', listParams(list))

/** The first day that is shown. */
export const departuresQuery = z.object({ from: z.iso.date().optional().catch(undefined) })

/** What has become of a series of departures: how many were drafted, and the days that had one. */
export const seriesQuery = z.object({
  added: z.coerce.number().int().min(0).max(1000).optional().catch(undefined),
  skipped: z
    .string()
    .max(1000)
    .catch('')
    .transform((days) => days.split(' ').filter((day) => z.iso.date().safeParse(day).success)),
})
