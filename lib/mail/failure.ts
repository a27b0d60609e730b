import 'server-only'

/**
 * Why a try failed. 'outage': the mail server cannot be reached or refuses us, whoever the mail is for. 'deferred': it
 * takes none for this address just now. The others are permanent.
 */
export type Failure = 'outage' | 'deferred' | 'no-address' | 'refused'

type SmtpError = { code?: string; message?: string; command?: string; responseCode?: number; response?: string }

export const isPermanent = (failure: Failure) => failure === 'no-address' || failure === 'refused'

/** The sentence fits the column `last_error`. */
export function readFailure(error: unknown): { failure: Failure; problem: string } {
  const smtp = error as SmtpError
  const failure = classify(smtp)
  const problem = failure === 'no-address' ? `This address does not exist: ${smtp.response}` : describe(smtp)
  return { failure, problem: problem.replace(/\s+/g, ' ').slice(0, 500) || 'unknown error' }
}

// RFC 3463: 5.1.1 to 5.1.6 are about the recipient's address. Replies without such a code are read by RFC 5321.
function classify({ code, message = '', command, responseCode = 0, response = '' }: SmtpError): Failure {
  // Nodemailer's own, before it connects.
  if (code === 'EENVELOPE' && message.startsWith('Invalid recipient')) return 'refused'
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (!isAboutMail) return 'outage'
  const [, status] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (command === 'RCPT TO' && /^5\.1\.[1-6]$/.test(status ?? '')) return 'no-address'
  if (isAboutUs(responseCode, response)) return 'outage'
  if (responseCode < 500) return isAboutServer(responseCode, response) ? 'outage' : 'deferred'
  const isUnknown = !status && [550, 551, 553].includes(responseCode)
  return command === 'RCPT TO' && isUnknown ? 'no-address' : 'refused'
}

// Servers that check the sender or the sign-in late answer the recipient with it.
const isAboutUs = (responseCode: number, response: string) =>
  [530, 534, 535, 538].includes(responseCode) || /\b(relay|authenticat|sender|sign.?in|log.?in)/i.test(response)

// Closing, full or overloaded.
const isAboutServer = (responseCode: number, response: string) =>
  [421, 452, 454].includes(responseCode) || /^\d{3}[ -]4\.[34]\./.test(response)

// No stack. File errors start with their code already.
function describe({ code, message = '' }: SmtpError) {
  return (message.startsWith(`${code}:`) ? [message] : [code, message]).filter(Boolean).join(': ')
}
