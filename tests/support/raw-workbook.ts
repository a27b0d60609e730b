// Edits the XML of a workbook: what a spreadsheet stores when its user types or formats.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

type Files = Record<string, string>

export function editFiles(bytes: Buffer, change: (files: Files) => void) {
  const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]))
  change(files)
  const bytesOf = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))
  return Buffer.from(zipSync(bytesOf, { level: 1 }))
}

export type RawCell = { format?: string; type?: string; xml: string }

/** By sheet and address, such as Prices!M5. Rows that are not there are added. */
export function setCells(bytes: Buffer, cells: Record<string, RawCell>) {
  return editFiles(bytes, (files) => {
    for (const [place, cell] of Object.entries(cells)) {
      const [sheet = '', address = ''] = place.split('!')
      const name = sheetFile(files, sheet)
      files[name] = withCell(files[name] ?? '', address, cellXml(files, address, cell))
    }
  })
}

export function sheetFile(files: Files, sheet: string) {
  const names = [...(files['xl/workbook.xml'] ?? '').matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(([, name]) => name)
  return `xl/worksheets/sheet${names.indexOf(sheet) + 1}.xml`
}

function cellXml(files: Files, address: string, { format, type, xml }: RawCell) {
  const attributes = `${type ? ` t="${type}"` : ''}${format ? ` s="${addFormat(files, format)}"` : ''}`
  return xml ? `<c r="${address}"${attributes}>${xml}</c>` : `<c r="${address}"${attributes}/>`
}

function addFormat(files: Files, format: string) {
  const styles = files['xl/styles.xml'] ?? ''
  const id = 500 + styles.length
  const count = styles.match(/<cellXfs.*<\/cellXfs>/s)?.[0].match(/<xf /g)?.length ?? 0
  const code = format.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  files['xl/styles.xml'] = styles
    .replace(
      /(?=<fonts)|(?<=<styleSheet[^>]*>)(?=<fonts)/,
      () => `<numFmts><numFmt numFmtId="${id}" formatCode="${code}"/></numFmts>`,
    )
    .replace('</cellXfs>', `<xf numFmtId="${id}"/></cellXfs>`)
  return count
}

const columnOf = (address: string) =>
  [...address.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function withCell(sheet: string, address: string, xml: string) {
  const row = address.replace(/\D/g, '')
  const found = new RegExp(`<row r="${row}"[^>]*?(?:/>|>(.*?)</row>)`, 's').exec(sheet)
  if (!found) return sheet.replace('</sheetData>', `<row r="${row}">${xml}</row></sheetData>`)
  const cells = [...(found[1] ?? '').matchAll(/<c r="([A-Z]+\d+)"(?:[^>]*\/>|.*?<\/c>)/gs)]
  const kept = cells.filter(([, other]) => other !== address)
  const at = kept.findIndex(([, other = '']) => columnOf(other) > columnOf(address))
  kept.splice(at < 0 ? kept.length : at, 0, [xml] as unknown as RegExpExecArray)
  return sheet.replace(found[0], () => `<row r="${row}">${kept.map(([cell]) => cell).join('')}</row>`)
}
