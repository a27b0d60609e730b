// A mail server that counts how often each mail arrives, by Message-ID.
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../../scripts/lib/ports'
import { atEnd } from '../../../scripts/lib/run'

export async function startMailSink() {
  const port = await freePort()
  const counts = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const source = await text(stream).catch(() => '')
      const id = source.match(/^Message-ID: (.+?)\r?$/im)?.[1]
      if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
      done()
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  atEnd(() => server.close())
  return { port, counts }
}
