export type News = { since: { text: string; note: string }[]; seen: number }

/** What a form of the desk shows after it was sent. */
export type DeskResult = {
  problem?: string
  /** What was typed. */
  values: Record<string, string>
  done?: { text: string; lines: string[] }
  /** What was done with the request since the form was opened; `seen`: the last of it. Sent again with it, it is done. */
  news?: News
  /** Nothing was stored: is it meant? Sent again with it as `sure`, it is done. */
  question?: string
  /** To be read once more before it goes out, as it is stored or will be. `summary`: of an offer. */
  check?: News & { summary?: string[] }
}
