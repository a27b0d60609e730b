import type { Content, Row, Sheet } from './sheet'

export type ValidationContext = {
  today: string
  tripIds: number[]
  before: Content
  allowsBigChanges: boolean
  isPage: (path: string) => boolean
}

export type Report = (sheet: Sheet, row: Row, field: string, words: string, reason?: 'needs-yes') => void
