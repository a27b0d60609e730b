import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Received = Email & { source: string; recipients: string[] }

/**
 * A real SMTP server. It may refuse recipients, and do something with a mail before it accepts it, or refuses it.
 * Returns the mails so far.
 */
export async function startMailServer(
  port: number,
  answer: (recipient: string) => Error | null = () => null,
  meanwhile: () => Promise<void> = async () => undefined,
) {
  const mails: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(answer(address)),
    onData: async (stream, session, done) => {
      // A client killed in the middle of a mail has sent none.
      const source = await text(stream).catch(() => null)
      if (source === null) return
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      mails.push({ ...(await PostalMime.parse(source)), source, recipients })
      await meanwhile().then(() => done(), done)
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  return { mails, stop }
}
