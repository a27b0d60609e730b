const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((one) => one.trim())

// Characters. A last paragraph up to here signs off, such as 'Warm regards from Nanyuki'.
const longestSignOff = 60

/**
 * A letter with what a ready answer says, without its greeting: before the sign-off, or at the end with its own. What the
 * letter says already is not repeated.
 */
export function addReply(letter: string, reply: string) {
  const written = paragraphsOf(letter)
  if (written.length === 0) return reply
  const given = paragraphsOf(reply)
  const isSigned = written.length > 1 && (written.at(-1)?.length ?? 0) <= longestSignOff
  const body = given.length > 2 ? given.slice(1, isSigned ? -1 : undefined) : given
  const added = body.filter((paragraph) => !written.includes(paragraph))
  return written.toSpliced(isSigned ? -1 : written.length, 0, ...added).join('\n\n')
}
