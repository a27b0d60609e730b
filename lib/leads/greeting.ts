// A mail may go to an address of somebody else: what stands in it must be no message and no address.
import 'server-only'

// Mail programs make links of words with a dot inside; initials such as J.R. have one letter after it.
const nameWord = /^(?!.*\.[\p{L}\p{M}]{2})[\p{L}\p{M}.,()'’‘&-]+$/u
const longest = 60

/** 'Dear Ana Brooks,' without what can be no name, or 'Hello,'. */
export function greetingOf(name: string | null) {
  const words = (name ?? '').split(/\s+/).filter((word) => nameWord.test(word))
  const greeted = [...words.join(' ')].slice(0, longest).join('').trim()
  return greeted ? `Dear ${greeted},` : 'Hello,'
}
