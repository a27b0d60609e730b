'use server'
import { headers } from 'next/headers'
import { readContext } from '../http/sender'
import { db } from '../platform/db'
import { answerAction, describeRefusal } from '../submissions/answer-action'
import { limitRate } from '../submissions/rate-limit'
import { saveByLink } from './by-link'
import { FieldFaults } from './who-travels'

// Another address each time: at the same one the router shows the page that it has.
export const saveWhoTravels = answerAction(
  ({ token, key }) => `/quote/${encodeURIComponent(token)}/travellers?saved=${encodeURIComponent(key)}#saved`,
  async ({ token, key: _, ...form }) => {
    await limitRate(db(), 'travellers', readContext(await headers()).address)
    await saveByLink(token, form)
  },
  (error) =>
    error instanceof FieldFaults
      ? { status: 400, problem: 'Nothing was saved yet. Please look at these fields:', faults: error.faults }
      : describeRefusal(error),
)
