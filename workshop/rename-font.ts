/**
 * A TrueType font under another family name: the two halves of a family, cut by letters, are two families to a layout
 * engine. Only the table of names and the table of contents change.
 */
export function renameFont(font: Uint8Array, family: string, style: string) {
  const source = Buffer.from(font)
  const count = source.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16
    const tag = source.toString('latin1', at, at + 4)
    const offset = source.readUInt32BE(at + 8)
    return { tag, data: source.subarray(offset, offset + source.readUInt32BE(at + 12)) }
  }).map(({ tag, data }) => ({ tag, data: tag === 'name' ? namesTable(family, style) : data }))
  const head = Buffer.concat([source.subarray(0, 12), Buffer.alloc(count * 16)])
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, data }] of tables.entries()) {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum(padded), at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

/** Family, style, full name and PostScript name, for Windows in English. */
function namesTable(family: string, style: string) {
  const names: [id: number, text: string][] = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family}-${style}`.replaceAll(' ', '')],
  ]
  const texts = names.map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }))
  const head = Buffer.alloc(6 + texts.length * 12)
  head.writeUInt16BE(texts.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, { id, bytes }] of texts.entries()) {
    const record = [3, 1, 0x409, id, bytes.length, offset]
    for (const [place, value] of record.entries()) head.writeUInt16BE(value, 6 + index * 12 + place * 2)
    offset += bytes.length
  }
  return Buffer.concat([head, ...texts.map(({ bytes }) => bytes)])
}

function checksum(table: Buffer) {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
