// The running site at another address, with some files replaced.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `replace` returns null to leave a body as it is. */
export async function siteBehind(site: string, replace: (path: string, body: string) => string | null) {
  const server = createServer((asked, answer) => {
    const { url = '/', method } = asked
    // A 304 has no body to replace.
    const { 'if-none-match': _known, ...wanted } = asked.headers
    const headers = { ...wanted, 'accept-encoding': 'identity' }
    const onward = request(new URL(url, site), { method, headers }, (answered) => {
      const chunks: Buffer[] = []
      answered.on('data', (chunk: Buffer) => chunks.push(chunk))
      answered.on('end', () => {
        const body = Buffer.concat(chunks)
        const { 'transfer-encoding': _, 'content-length': __, ...kept } = answered.headers
        answer.writeHead(answered.statusCode ?? 502, kept).end(replace(url, body.toString()) ?? body)
      })
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${port}`, close }
}
