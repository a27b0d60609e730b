import 'server-only'
import * as input from '../forms/inputs'
import { db } from '../platform/db'

/** Null where there is none at this request, or it was too large to keep. */
export async function readReceivedFile(reference: string, typedId: string) {
  const { data: id } = input.id.safeParse(typedId)
  const file = id ? await db().receivedFile.findFirst({ where: { id, mail: { reference } } }) : null
  return file?.bytes ? { name: file.name, bytes: new Uint8Array(file.bytes) } : null
}
