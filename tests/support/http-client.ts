import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; milliseconds: number }

/** `localAddress`: one of this machine's, which a proxy takes for another visitor. */
export function openClient(port: number, connections: number, localAddress = '127.0.0.1') {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (path: string, more: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const begin = performance.now()
      const headers = { accept: 'image/webp,*/*', 'accept-encoding': 'br', ...more }
      request({ host: '127.0.0.1', port, path, agent, headers, localAddress }, (response) => {
        response.resume().on('end', () => {
          const milliseconds = performance.now() - begin
          resolve({ status: response.statusCode ?? 0, headers: response.headers, milliseconds })
        })
      })
        .on('error', reject)
        .end()
    })
}
