/** A passage that answers a question. */
export type Answer = {
  /** Of its place. */
  href: string
  /** The title of the page. */
  page: string
  heading: string
  text: string
  /** The text in pieces; those with words of the question are marked. */
  pieces: { text: string; isMarked: boolean }[]
}
