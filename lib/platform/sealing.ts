// Encrypts what a stolen copy of the database must not tell, with keys that are not in it: TRAVELLERS_KEY, or else a file
// in DATA_DIR that is made when it is first needed. The first key seals, all of them open.
import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { config } from './config'
import { log } from './log'

/** 1: AES-256-GCM. Text: version, the key's name, nonce, and ciphertext with its tag, with dots between. */
const version = '1'
const [nonceBytes, tagBytes] = [12, 16]

type Key = { name: string; bytes: Buffer }

/** No key can be read or made. */
export class SealingError extends Error {
  override name = 'SealingError'
}

/** Of a row of `travellers`. */
export const travellerContext = (reference: string, position: number) => `${reference} ${position}`

/** `context`: what the text belongs to. Moved elsewhere, it cannot be opened. Throws SealingError. */
export async function seal(text: string, context: string) {
  const key = (await readKeys())[0] ?? (await makeKey())
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce)
  cipher.setAAD(toAdditionalData(context, key))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return [version, key.name, nonce.toString('base64url'), sealed.toString('base64url')].join('.')
}

/** Null where no key opens it: its key is lost, it belongs to something else, or it was altered. */
export async function unseal(sealed: string, context: string) {
  const [given, name, nonce = '', body = ''] = sealed.split('.')
  const key = (await readKeys()).find((one) => one.name === name)
  if (given !== version || !key) return null
  const bytes = Buffer.from(body, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(nonce, 'base64url'), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(toAdditionalData(context, key))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Whether it was sealed with the key that seals now. */
export async function isSealedNow(sealed: string) {
  const [key] = await readKeys()
  return key !== undefined && sealed.startsWith(`${version}.${key.name}.`)
}

const toAdditionalData = (context: string, { name }: Key) => Buffer.from(`${version} ${name} ${context}`)

const keyFile = () => path.join(/* turbopackIgnore: true */ process.env.DATA_DIR || '.data', 'travellers-key')

async function readKeys(): Promise<Key[]> {
  return [...config.travellersKeys, ...(await readKeyFile())].flatMap(toKey)
}

/** Its lines; none where it is missing or cannot be read. */
async function readKeyFile() {
  try {
    return (await readFile(keyFile(), 'utf8')).split(/\s+/)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log().error(
        { code: (error as NodeJS.ErrnoException).code },
        'The file travellers-key in DATA_DIR cannot be read.',
      )
    return []
  }
}

/** Its name tells nothing of the key. */
function toKey(text: string): Key | [] {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== 32) return []
  return { name: createHash('sha256').update('name of key ').update(bytes).digest('base64url').slice(0, 8), bytes }
}

/** Of several processes that start at once the first to link its file wins. */
async function makeKey() {
  const file = keyFile()
  const unfinished = `${file}-${randomUUID()}`
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(unfinished, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } catch (error) {
    throw new SealingError('The file travellers-key cannot be written into DATA_DIR.', { cause: error })
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
  const [key] = await readKeys()
  if (!key) throw new SealingError('The file travellers-key in DATA_DIR has no key in it.')
  return key
}

/** At the start of the site, so that a copy of the key can be put aside before it is needed. */
export async function prepareKey() {
  if ((await readKeys()).length > 0) return
  await makeKey().catch((error: Error) => log().error({ reason: error.message }, 'Nobody can write who travels.'))
}
