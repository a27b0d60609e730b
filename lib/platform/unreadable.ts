import { log } from './log'

/** What a page of many rows shows of one that is stored wrongly: it never fails the others. */
export const unreadable = 'cannot be read'

/** `instead` where reading throws. `row` names it in the log. */
export function readOr<Value>(row: string, read: () => Value, instead: Value): Value {
  try {
    return read()
  } catch (error) {
    // The message may repeat what a visitor wrote.
    log().error({ row, kind: error instanceof Error ? error.name : typeof error }, 'A stored row cannot be read.')
    return instead
  }
}
