import type { Content, Row, Sheet } from './sheet'

export type RuleContext = {
  /** Such as 2026-11-22, by the database's clock. */
  today: string
  /** Pages elsewhere may link to them. */
  tripIds: number[]
  /** The content of the site today. */
  before: Content
  allowsBigChanges: boolean
  /** Whether the site has a page at this path, trips aside. */
  isPage: (path: string) => boolean
}

export type Report = (sheet: Sheet, row: Row, field: string, words: string, reason?: 'needs-yes') => void
