// gzip of lines: one with # describes the rows after it, all others are rows as PostgreSQL's JSON.
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { fileProblem, OperatorError } from '../report'

const format = 'tembo-trails backup 1'

export type Part =
  | { header: { createdAt: string; migrations: string[] } }
  | { table: string }
  | { row: string }
  | { footer: { rows: number; sequences: { name: string; last: string }[] } }

/** Mode 0600, written atomically. */
export async function writeBackup(file: string, parts: AsyncIterable<Part>) {
  async function* lines() {
    yield `# ${format}\n`
    for await (const part of parts) yield 'row' in part ? `${part.row}\n` : `#${JSON.stringify(part)}\n`
  }
  const unfinished = `${file}.unfinished`
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw fileProblem('The backup cannot be written', error)
  }
}

/** Throws OperatorError when the file is no backup or truncated. */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  let isBackup = false
  let isWhole = false
  try {
    for await (const line of readLines(file)) {
      if (isBackup) {
        const part: Part = line.startsWith('#') ? JSON.parse(line.slice(1)) : { row: line }
        isWhole = 'footer' in part
        yield part
      } else if (line === `# ${format}`) isBackup = true
      else break
    }
  } catch (error) {
    if (!isFormatError(error)) throw fileProblem('The backup cannot be read', error)
  }
  if (!isBackup) throw new OperatorError(`${file} is not a backup of this site.`)
  if (!isWhole) throw new OperatorError(`${file} is incomplete: it was cut off while it was written or copied.`)
}

async function* readLines(file: string) {
  const unpacked = createGunzip()
  // A read error also ends the decompression below, which reports it.
  pipeline(createReadStream(file), unpacked).catch(() => undefined)
  // Not one text that grows: a line may have megabytes, and a chunk has kilobytes.
  let begun: string[] = []
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const [rest, ...lines] = String(chunk).split('\n')
    begun.push(rest ?? '')
    for (const line of lines) {
      yield begun.join('')
      begun = [line]
    }
  }
}

function isFormatError(error: unknown) {
  return error instanceof SyntaxError || (error as { code?: string }).code?.startsWith('Z_') === true
}
