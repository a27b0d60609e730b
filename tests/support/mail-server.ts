// A real SMTP server that keeps what it is given.
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Received = Email & { source: string; recipients: string[] }

/**
 * Starts a server on this port. Takes what it answers to a recipient, to refuse one, and what happens once it has a mail,
 * before it says so. Returns the mails so far.
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
      // A client that is killed in the middle of a mail has sent none.
      const source = await text(stream).catch(() => null)
      if (source === null) return
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      mails.push({ ...(await PostalMime.parse(source)), source, recipients })
      await meanwhile()
      done()
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  return { mails, stop }
}
