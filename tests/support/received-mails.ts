// Mails as mail programs write them, with addresses of nobody.
type Parts = {
  id?: string
  from?: string
  to?: string
  subject?: string
  answers?: string[]
  headers?: string[]
  body: string | string[]
}

const lines = (text: string | string[]) => (Array.isArray(text) ? text.join('\n') : text)

/** A mail with these headers and this body. `answers`: Message-IDs, the oldest first. */
export function writeMail({
  id = `<${crypto.randomUUID()}@mail.example>`,
  answers = [],
  headers = [],
  ...mail
}: Parts) {
  const { from = 'Zoë Müller <zoe@example.com>', to = 'reservations@example.com', subject = 'Re: Your offer' } = mail
  const [last] = answers.slice(-1)
  const head = [
    `Message-ID: ${id}`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date(Date.now() - 60_000).toUTCString()}`,
    ...(last ? [`In-Reply-To: ${last}`, `References: ${answers.join(' ')}`] : []),
    ...(headers.some((header) => /^content-type/i.test(header)) ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...headers,
  ]
  return new TextEncoder().encode([...head, '', lines(mail.body)].join('\n').replaceAll('\n', '\r\n'))
}

/** With attachments, or another part beside the text. */
export function writeParts(parts: { type: string; headers?: string[]; body: string }[], kind = 'mixed') {
  const boundary = 'part-of-a-mail'
  return {
    header: `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    body: [
      ...parts.flatMap(({ type, headers = [], body }) => [
        `--${boundary}`,
        `Content-Type: ${type}`,
        ...headers,
        '',
        body,
      ]),
      `--${boundary}--`,
    ],
  }
}
