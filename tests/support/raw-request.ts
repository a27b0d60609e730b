// Sends bytes that no HTTP client would send.
import { connect } from 'node:net'

type RawAnswer = { status: number; head: string }

/** The first whole answer to these bytes, not a 100; its status is 0 when the connection ends without one. */
export function sendRaw(port: number, bytes: string | Buffer) {
  return new Promise<RawAnswer>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text = (text + chunk).replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '')
      if (text.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [head = ''] = text.split('\r\n\r\n', 1)
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head })
    })
  })
}
