'use server'
import * as z from 'zod'
import { joinRequest, keepRequest } from '../inbox/place'
import { leadAction, leadHref } from './action'
import { nothingElse } from './forms'
import { leadReference } from './query'

/** Yes: the mail is about that request. */
export const joinLead = leadAction(z.object({ target: leadReference }), async ({ target }, { reference, by, desk }) => {
  await joinRequest(reference, target, by)
  return `${leadHref(target, desk)}?status=joined#new`
})

export const keepLead = leadAction(nothingElse, (_, { reference, by }) => keepRequest(reference, by))
