/** Of files that go with an answer, in bytes: `together` with the chosen paper. Many mail servers take no more. */
export const replyFileLimits = { each: 10_000_000, together: 15_000_000 }

const { each, together } = replyFileLimits

export const replyFileHint = `JPEG, PNG, WebP, HEIC or PDF, at most ${each / 1e6} MB each and ${together / 1e6} MB together.`

/** Why a file is not attached, by the name that an address may have. */
export const replyFileProblems = {
  kind: 'This is no photograph or PDF that we can attach. JPEG, PNG, WebP, HEIC and PDF can go with an answer.',
  large: `This file is larger than ${each / 1e6} MB. Please attach a smaller one.`,
  together: `All that goes with an answer may have ${together / 1e6} MB together. Please remove something first.`,
  none: 'No file has arrived. Please choose one.',
  cut: 'The file has not arrived whole. Please choose it again.',
}

export type ReplyFileProblem = keyof typeof replyFileProblems
export type ReplyFile = { id: number; name: string; size: number }
