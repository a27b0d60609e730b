'use server'
import { db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { mailNewLink, readDeskToken } from '../submissions/desk-link'
import { formHandler } from './action'

/** For an expired link, whoever has it: the new one goes to the office only. */
export const renewLink = formHandler(async ({ token }) => {
  const link = await readDeskToken(db(), token)
  if (link.state === 'unknown') throw new BadRequestError('There is nothing at this address.')
  await mailNewLink(link)
  return { done: { text: 'A new link has been sent to the office.', lines: [] } }
})
