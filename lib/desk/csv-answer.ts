import 'server-only'
import { Readable } from 'node:stream'
import { dataPolicy } from '../http/content-security-policy'

/** A spreadsheet for who is signed in, as it is read. */
export function csvAnswer(table: AsyncIterable<string>, name: string) {
  const bytes = Readable.from(table, { objectMode: false })
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-security-policy': dataPolicy,
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  })
}
