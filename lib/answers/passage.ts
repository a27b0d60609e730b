import type { Country } from '../domain/choices'

/** A sentence or two that may answer a question. */
export type Passage = {
  /** Where it comes from: 'before-you-go.sections.malaria.paragraphs.1', 'trip 12 meals'. */
  key: string
  href: string
  /** The title of the page. */
  page: string
  heading: string
  /** What travellers type for it, divided by semicolons. */
  asked?: string
  text: string
  /** Where it holds; undefined: everywhere. */
  country?: Country
  /** Of which trip alone it is true. */
  itineraryId?: number
}
