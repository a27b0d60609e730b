import 'server-only'
import { type Photo, pictureContext } from './pictures'
import type { CellContext, Content, TakenPlaces } from './sheet'

/** What a workbook is compared with. */
export type Site = {
  content: Content
  titles: Map<number, string>
  /** Titles of withdrawn trips. */
  withdrawn: Map<number, string>
  nextTrip: number
  /** Those stored first. */
  photos: Photo[]
  today: string
  taken: TakenPlaces
}

export const toContext = ({ titles, nextTrip, photos }: Pick<Site, 'titles' | 'nextTrip' | 'photos'>): CellContext => ({
  titles,
  nextTrip,
  ...pictureContext(photos),
})
