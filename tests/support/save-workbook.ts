// Writes cells into an .xlsx file as a spreadsheet does, without the looks on which write-excel-file spends its time.
import { strToU8, zipSync } from 'fflate'
import {
  convertDateToSerialNumber,
  getCellAddress,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility'

export type PlainCell = string | number | boolean | Date | { formula: string } | null | undefined

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

export function saveWorkbook(sheets: Map<string, PlainCell[][]>) {
  const strings = new Map<string, number>()
  const numberOf = (text: string) => {
    const number = strings.get(text) ?? strings.size
    strings.set(text, number)
    return number
  }
  const bodies = [...sheets.values()].map((rows) =>
    rows.map((cells, row) => {
      const xml = Array.from(cells, (cell, column) => cellXml(getCellAddress(row, column), cell, numberOf))
      return `<row r="${row + 1}">${xml.join('')}</row>`
    }),
  )
  const names = [...sheets.keys()].map(sanitizeAttributeValue)
  const parts = names.map((_, index) => `worksheets/sheet${index + 1}.xml`)
  const targets = [
    ...parts.map((target) => ({ target, type: 'worksheet' })),
    { target: 'sharedStrings.xml', type: 'sharedStrings' },
    { target: 'styles.xml', type: 'styles' },
  ]
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType('sheet.main')}"/>${targets.map(({ target, type }) => `<Override PartName="/xl/${target}" ContentType="${contentType(type)}"/>`).join('')}</Types>`,
    '_rels/.rels': relationsXml([{ target: 'xl/workbook.xml', type: 'officeDocument' }]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml(targets),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="100" formatCode="yyyy-mm-dd"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="2"><xf/><xf numFmtId="100" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${[...strings.keys()].map((text) => `<si><t xml:space="preserve">${sanitizeTextContent(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      bodies.map((rows, index) => [
        `xl/${parts[index]}`,
        `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
      ]),
    ),
  }
  const bytes = Object.entries(files).map(([name, xml]) => [name, strToU8(`<?xml version="1.0"?>${xml}`)] as const)
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 1 }))
}

const contentType = (type: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`

function relationsXml(targets: { target: string; type: string }[]) {
  const all = targets.map(
    ({ target, type }, index) => `<Relationship Id="rId${index + 1}" Type="${relation}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`
}

function cellXml(address: string, cell: PlainCell, numberOf: (text: string) => number) {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return `<c r="${address}" t="s"><v>${numberOf(cell)}</v></c>`
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${Number(cell)}</v></c>`
  if (cell instanceof Date) return `<c r="${address}" s="1"><v>${convertDateToSerialNumber(cell)}</v></c>`
  return `<c r="${address}"><f>${sanitizeTextContent(cell.formula)}</f></c>`
}
