/** Of files that go with an answer, in bytes: `together` with the chosen paper. Many mail servers take no more. */
export const replyFileLimits = { each: 10_000_000, together: 15_000_000 }

const { each, together } = replyFileLimits

const megabytes = (bytes: number) => `${bytes / 1_000_000}\u00a0MB`

export const replyFileHint = `JPEG, PNG, WebP, HEIC or PDF, at most ${megabytes(each)} each and ${megabytes(together)} together.`

/** Why a file is not attached, by the name that an address may have. */
export const replyFileProblems = {
  kind: 'This is no JPEG, PNG, WebP, HEIC or PDF. Please attach it as one of these.',
  large: `This file is larger than ${megabytes(each)}. Please attach a smaller one.`,
  together: `All that goes with an answer may have ${megabytes(together)} together. Please remove something first.`,
  none: 'No file has arrived. Please choose one.',
  cut: 'The file has not arrived whole. Please choose it again.',
}

export type ReplyFileProblem = keyof typeof replyFileProblems
export type ReplyFile = { id: number; name: string; size: number }
