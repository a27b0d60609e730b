'use server'
import * as z from 'zod'
import { db } from '../platform/db'
import { saveTravellers } from '../travellers/who-travels'
import { leadAction, leadHref } from './action'

/** Its fields are checked one by one in lib/travellers/typed.ts. */
const travellersForm = z.record(z.string(), z.string())

export const saveLeadTravellers = leadAction(travellersForm, async (typed, { reference, by, desk }) => {
  const event = await db().$transaction((tx) => saveTravellers(tx, reference, typed, by))
  return event ?? `${leadHref(reference, desk)}?status=same`
})
