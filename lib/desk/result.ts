/** What a form of the desk shows after it was sent. */
export type DeskResult = {
  problem?: string
  /** What was typed. */
  values: Record<string, string>
  done?: { text: string; lines: string[] }
  /**
   * An answer to be read once more before it goes out. `since`: what colleagues did meanwhile; `seen`: the last of it.
   */
  check?: { since: { text: string; note: string }[]; seen: number; summary?: string[] }
}
