// What a rule of the workbook is told, and how it tells.
import type { Row, Sheet } from './sheet'

/** What the rules are told besides the workbook. */
export type RuleContext = {
  /** Such as 2026-11-22, by the database's clock. */
  today: string
  /** The ids of the trips on the site, which pages elsewhere link to. */
  tripIds: number[]
  allowsBigChanges: boolean
  /** Whether there is a page at a path of the site that is not a trip's. */
  isPage: (path: string) => boolean
}

/** One rule's way to say what is wrong. */
export type Tell = (sheet: Sheet, row: Row, field: string, words: string, reason?: 'needs-yes') => void
