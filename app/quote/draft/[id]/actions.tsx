'use server'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { requireDesk } from '@/lib/desk/access'
import { describeProblem } from '@/lib/desk/action'
import { id } from '@/lib/forms/inputs'
import { readTypedDraft } from '@/lib/quotes/quote-page'
import { DraftOffer } from './_components/draft-offer'

const typedDraft = z.object({ quote: id, values: z.record(z.string(), z.string()) })

export type Preview = { offer: ReactNode; problem?: undefined } | { offer?: undefined; problem: string }

/** The draft with what is typed into its form, which is not stored. */
export async function previewDraft(given: z.input<typeof typedDraft>): Promise<Preview> {
  await requireDesk()
  try {
    const { quote: quoteId, values } = typedDraft.parse(given)
    const found = await readTypedDraft(quoteId, values)
    if (!found) return { problem: 'This draft was sent or deleted meanwhile.' }
    return { offer: <DraftOffer {...found} notice={null} /> }
  } catch (error) {
    const problem = describeProblem(error)
    if (!problem) throw error
    return { problem }
  }
}
