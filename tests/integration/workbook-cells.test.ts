import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportWorkbook, importWorkbook } from '@/lib/workbook/import'
import { faultLine } from '@/lib/workbook/read'
import { editFiles, type RawCell, setCells, sheetFile } from '../support/raw-workbook'
import { type Book, openWorkbook } from '../support/workbook'

const winter = { Trip: '7 Mara Long Weekend', Season: 'January to June' }

let exported: Buffer
let book: Book

beforeAll(async () => {
  exported = await exportWorkbook()
  book = await openWorkbook(exported)
})

async function outcomeOf(bytes: Buffer) {
  const { faults, lines } = await importWorkbook(bytes, { source: 'test.xlsx', photos: [], isTrial: true })
  return { faults: faults.map(faultLine), lines }
}

const price = (column: string) => `Prices!${book.cell('Prices', winter, column)}`
const guide = (column: string) => `Team!${book.cell('Team', { Id: 1 }, column)}`
const check = (cells: Record<string, RawCell>) => outcomeOf(setCells(exported, cells))
const number = (value: number, format?: string): RawCell => ({ format, xml: `<v>${value}</v>` })
const written = (text: string): RawCell => ({ type: 'inlineStr', xml: `<is><t xml:space="preserve">${text}</t></is>` })
const again = 'format the cell as text and type it again'

describe('a cell of numbers means what it shows:', () => {
  test.each<[string, string, RawCell, string[]]>([
    ['75% typed', 'Child with two adults %', number(0.75, '0%'), ['Child with two adults %: 60 -> 75']],
    [
      '58% with the fraction of a computer',
      'Child with two adults %',
      number(0.58, '0.00%'),
      ['Child with two adults %: 60 -> 58'],
    ],
    ['75% as text', 'Child with two adults %', written('75%'), ['Child with two adults %: 60 -> 75']],
    ['100% typed', 'Child with two adults %', number(1, '0%'), ['Child with two adults %: 60 -> 100']],
    ['dollars with their sign', 'Party of 2', number(860, '"$"#,##0.00'), ['Party of 2: 840 -> 860']],
    ['dollars of a country', 'Party of 2', number(860, '[$$-409]#,##0'), ['Party of 2: 840 -> 860']],
    ['a grouped number', 'Party of 2', number(1040, '#,##0.00'), ['Party of 2: 840 -> 1040']],
    ['a number of English thousands', 'Party of 2', written('1,040'), ['Party of 2: 840 -> 1040']],
  ])('%s', async (_, column, cell, changes) => {
    const lines = changes.map((line) => `Prices 7 / January to June: ${line}`)
    expect(await check({ [price(column)]: cell })).toEqual({ faults: [], lines })
  })

  test.each<[string, string, RawCell, string]>([
    ['half a percent', 'Below 3 %', number(0.005, '0.0%'), '0.5 is not a whole number'],
    [
      'one for a hundred',
      'Child with two adults %',
      number(1),
      'was 60 (7 / January to June) and becomes 1, which is less than half',
    ],
    ['a share made a date', 'Below 3 %', number(46000, 'd-mmm'), `the spreadsheet has made a date of this; ${again}`],
    ['a price in percent', 'Party of 2', number(8.4, '0%'), `the spreadsheet has made a percentage of this; ${again}`],
    [
      'a price in euros',
      'Party of 2',
      number(840, '[$€-407] #,##0'),
      `the spreadsheet has made an amount of money of this; ${again}`,
    ],
    [
      'an age in dollars',
      'Children to age',
      number(11, '$#,##0'),
      `the spreadsheet has made an amount of money of this; ${again}`,
    ],
    ['a fraction', 'Party of 2', number(840.5, '# ?/?'), `the spreadsheet has made a fraction of this; ${again}`],
    ['a time', 'Children to age', number(0.5, 'h:mm'), `the spreadsheet has made a time of this; ${again}`],
    [
      'a duration',
      'Children to age',
      number(0.5, '[h]:mm'),
      `the spreadsheet has made a length of time of this; ${again}`,
    ],
    ['a tick', 'Children to age', { type: 'b', xml: '<v>1</v>' }, `the spreadsheet has made TRUE of this; ${again}`],
    ['an error', 'Party of 2', { type: 'e', xml: '<v>#REF!</v>' }, 'shows the error #REF!; type the value again'],
    ['rounded cents', 'Party of 2', number(839.6, '0'), 'shows 840, but is 839.6; type the number again'],
    ['thousands', 'Party of 2', number(840, '0,'), 'the format 0, shows something else than 840'],
    ['a hidden number', 'Party of 2', number(840, ';;;'), 'the format of the cell hides the number 840'],
    [
      'a German thousand',
      'Party of 2',
      written('1.040'),
      '"1.040" may be 1040 or 1.04; write it without a comma or point',
    ],
    ['a number of a computer', 'Party of 2', written('0x348'), '"0x348" is no number'],
    [
      'a date without its year',
      'Valid until',
      number(47000, 'd-mmm'),
      'shows only a part of its date (d-mmm); write it as 2027-12-31',
    ],
    ['a day in percent', 'Valid until', number(0.5, '0%'), `the spreadsheet has made a percentage of this; ${again}`],
  ])('%s is named', async (_, column, cell, words) => {
    const { faults } = await check({ [price(column)]: cell })
    expect(faults).toEqual([expect.stringContaining(`${price(column)}: ${words}`)])
  })
})

describe('a cell of words is not what a spreadsheet made of it:', () => {
  test.each<[string, string, RawCell, string]>([
    ['a month', 'Specialty', number(46447, 'mmm yyyy'), `the spreadsheet has made a date of this; ${again}`],
    ['a day', 'Specialty', number(46447, 'yyyy-mm-dd'), `the spreadsheet has made a date of this; ${again}`],
    ['a percentage', 'Specialty', number(0.3, '0%'), `the spreadsheet has made a percentage of this; ${again}`],
    ['a tick', 'Role', { type: 'b', xml: '<v>1</v>' }, `the spreadsheet has made TRUE of this; ${again}`],
    ['an error', 'Specialty', { type: 'e', xml: '<v>#N/A</v>' }, 'shows the error #N/A; type the value again'],
    [
      'an error where something must be',
      'Role',
      { type: 'e', xml: '<v>#NAME?</v>' },
      'shows the error #NAME?; type the value again',
    ],
    ['a number with its zeros', 'Specialty', number(1.5, '0.00'), `shows the number 1.5 as 1.50; ${again}`],
    ['a long number', 'Specialty', number(254700000001), `the spreadsheet shortens the number 254700000001; ${again}`],
    [
      'a bell',
      'Specialty',
      written('Kenya_x0007_ns'),
      'contains a character that cannot be printed after "Kenya"; type it again',
    ],
  ])('%s', async (_, column, cell, words) => {
    expect((await check({ [guide(column)]: cell })).faults).toEqual([`${guide(column)}: ${words}`])
  })

  test('a plain number, escapes, phonetic readings and what cannot be seen', async () => {
    const runs = '<is><r><t>Li</t></r><r><t>ons_x2014__x005F_x0041_&amp;</t></r><rPh sb="0" eb="1"><t>NO</t></rPh></is>'
    const country = `Trips!${book.cell('Trips', { Id: 7 }, 'Country')}`
    const { faults, lines } = await check({
      [guide('Specialty')]: { type: 'inlineStr', xml: runs },
      [guide('Role')]: number(12),
      [country]: written('\u00a0Ken\u00adya\u200b'),
    })
    expect(faults).toEqual([])
    expect(lines).toEqual([
      expect.stringContaining('Role: '),
      expect.stringMatching(/Specialty: .* -> Lions—_x0041_&$/),
    ])
  })
})

const picture =
  'a picture lies here, which the site does not read; put its file into the folder photos, write its name into a column Picture, and delete it here'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Parts of a sheet, by the kind of their relation. */
function addPart(files: Record<string, string>, sheet: string, parts: Record<string, string>) {
  addParts(files, sheetFile(files, sheet), parts)
}

function addParts(files: Record<string, string>, owner: string, parts: Record<string, string>) {
  const name = owner.replace(/^.*\//, '').replace('.xml', '')
  const relations = Object.entries(parts).map(([kind, xml]) => {
    files[`xl/parts/${name}-${kind}.xml`] = xml
    return `<Relationship Id="${kind}" Type="${relation}/${kind}" Target="/xl/parts/${name}-${kind}.xml"/>`
  })
  files[owner.replace(/([^/]+)$/, '_rels/$1.rels')] = `<Relationships>${relations.join('')}</Relationships>`
}

function addChartSheet(files: Record<string, string>, name: string, drawing: string) {
  const own = 'xl/chartsheets/sheet99.xml'
  files[own] = '<chartsheet/>'
  addParts(files, own, { drawing })
  const edit = (file: string, end: string, xml: string) => {
    files[file] = (files[file] ?? '').replace(end, `${xml}${end}`)
  }
  edit('xl/workbook.xml', '</sheets>', `<sheet name="${name}" sheetId="99" r:id="rId99"/>`)
  edit(
    'xl/_rels/workbook.xml.rels',
    '</Relationships>',
    `<Relationship Id="rId99" Type="${relation}/chartsheet" Target="chartsheets/sheet99.xml"/>`,
  )
}

describe('nothing passes silently:', () => {
  const formula = 'contains a formula; write its result'
  test('formulas behind empty cells, in new rows, without a value, shared, in heads and beyond', async () => {
    const cells: Record<string, RawCell> = {
      'Prices!M5': { format: '0', xml: '' },
      'Prices!N5': { type: 'str', xml: '<f>"yes"</f><v>yes</v>' },
      'Fleet!A40': { format: '@', xml: '' },
      'Fleet!B41': { type: 'str', xml: '<f t="shared" si="0"/><v>Van</v>' },
      'Fleet!B50': { xml: '<f>1+1</f>' },
      'Team!AB3': { xml: '<f>2</f>' },
      'How to!B40': { xml: '<f>2</f>' },
    }
    const { faults } = await check(cells)
    for (const place of Object.keys(cells).filter((one) => cells[one]?.xml))
      expect(faults).toContain(`${place}: ${formula}`)
    expect(faults.filter((line) => line.includes('formula'))).toHaveLength(5)
  })

  test('a formula in a comment or in quoted text is none', async () => {
    const xml = '<is><!-- <f>1</f> --><t><![CDATA[Lions <c r="Z9"><f>1</f></c>]]></t></is>'
    const { faults } = await check({ [guide('Specialty')]: { type: 'inlineStr', xml } })
    expect(faults).toEqual([
      `${guide('Specialty')}: contains a script or markup, which is not allowed; write plain text`,
    ])
  })

  test('an empty shared string takes none of the next ones', async () => {
    let count = 0
    const bytes = editFiles(exported, (files) => {
      const strings = files['xl/sharedStrings.xml'] ?? ''
      count = strings.match(/<si>/g)?.length ?? 0
      files['xl/sharedStrings.xml'] = strings.replace('</sst>', '<si/><si><t>Otters</t></si></sst>')
    })
    const cell: RawCell = { type: 's', xml: `<v>${count + 1}</v>` }
    const { lines } = await outcomeOf(setCells(bytes, { [guide('Specialty')]: cell }))
    expect(lines).toEqual([expect.stringMatching(/-> Otters$/)])
  })

  test('merged cells, cells without a heading, a column that is there twice and an unknown sheet', async () => {
    const bytes = editFiles(
      setCells(exported, { 'Team!AC4': written('lost'), 'Team!J1': written('Name') }),
      (files) => {
        const team = sheetFile(files, 'Team')
        files[team] = (files[team] ?? '').replace(
          '</sheetData>',
          '</sheetData><mergeCells><mergeCell ref="C2:C3"/></mergeCells>',
        )
      },
    )
    expect((await outcomeOf(bytes)).faults.sort()).toEqual([
      'Team!AC4: stands in a column without a heading, and would be lost; delete it',
      'Team!C2: the cells C2:C3 are merged; split them and fill each',
      'Team!J1: the column "Name" is there twice; delete one of them',
    ])
    const renamed = editFiles(exported, (files) => {
      files['xl/workbook.xml'] = (files['xl/workbook.xml'] ?? '').replace('name="Fleet"', 'name="Cars"')
    })
    expect((await outcomeOf(renamed)).faults.sort()).toEqual([
      'Cars!A1: the site has no sheet of this name and would lose its contents; delete the sheet',
      'Fleet!A1: the sheet is missing',
    ])
  })

  test('pictures, charts, drawings and comments, also on sheets that are not ours', async () => {
    const anchor = (column: number, row: number, content: string) =>
      `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>9</xdr:colOff><xdr:row>${row}</xdr:row></xdr:from>${content}</xdr:oneCellAnchor>`
    const bytes = editFiles(exported, (files) => {
      addPart(files, 'Team', {
        drawing: `<xdr:wsDr>${anchor(4, 2, '<xdr:pic/>')}${anchor(2, 7, '<xdr:graphicFrame/>')}${anchor(0, 9, '<xdr:grpSp><xdr:sp/></xdr:grpSp>')}</xdr:wsDr>`,
        comments: '<comments><commentList><comment ref="B5"><text/></comment></commentList></comments>',
        threadedComment: '<ThreadedComments><threadedComment ref="B5"/></ThreadedComments>',
      })
      addPart(files, 'How to', { image: '' })
      // As Google's spreadsheets write it for every sheet.
      addPart(files, 'Fleet', { drawing: '<xdr:wsDr/>' })
      const chart = '<xdr:wsDr><xdr:absoluteAnchor><xdr:graphicFrame/></xdr:absoluteAnchor></xdr:wsDr>'
      addChartSheet(files, 'Sales', chart)
    })
    expect((await outcomeOf(bytes)).faults.sort()).toEqual([
      `How to!A1: ${picture}`,
      'Sales!A1: the site has no sheet of this name and would lose its contents; delete the sheet',
      'Team!A10: a drawing or text box lies here, and the site would lose it; delete it',
      'Team!B5: has a comment, and the site would lose it; delete it',
      'Team!C8: a chart lies here, and the site would lose it; delete it',
      `Team!E3: ${picture}`,
    ])
  })

  test('what is in hidden rows and columns is read', async () => {
    const bytes = editFiles(setCells(exported, { [guide('Role')]: written('Chief') }), (files) => {
      const team = sheetFile(files, 'Team')
      files[team] = (files[team] ?? '').replaceAll('<row ', '<row hidden="1" ').replaceAll('<col ', '<col hidden="1" ')
    })
    expect((await outcomeOf(bytes)).lines).toEqual([expect.stringMatching(/-> Chief$/)])
  })
})

describe('the round trip changes nothing:', () => {
  const nothing = { faults: [], lines: [] }
  const eachSheet = (files: Record<string, string>, change: (xml: string) => string) => {
    for (const name of Object.keys(files).filter((one) => one.startsWith('xl/worksheets/sheet')))
      files[name] = change(files[name] ?? '')
  }
  const strict = (files: Record<string, string>) => {
    for (const name of Object.keys(files))
      files[name] = (files[name] ?? '')
        .replaceAll(
          'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
          'http://purl.oclc.org/ooxml/spreadsheetml/main',
        )
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
          'http://purl.oclc.org/ooxml/officeDocument/relationships',
        )
  }
  // Dates are the only numbers of five digits with a style.
  const dates = (change: (serial: number) => string) => (xml: string) =>
    xml.replace(/<c r="(\w+)" s="(\d+)"><v>(4[5-9]\d{3})<\/v><\/c>/g, (_, cell, style, serial) =>
      change(Number(serial)).replace('<c', `<c r="${cell}" s="${style}"`),
    )
  const iso = (serial: number) => new Date(Date.UTC(1899, 11, 30 + serial)).toJSON().slice(0, 10)

  test.each<[string, (files: Record<string, string>) => void]>([
    ['as exported', () => {}],
    ['in the strict form', strict],
    [
      'in the strict form, with its dates',
      (files) => {
        strict(files)
        eachSheet(
          files,
          dates((serial) => `<c t="d"><v>${iso(serial)}T00:00:00.000</v></c>`),
        )
      },
    ],
    [
      'with days counted from 1904',
      (files) => {
        files['xl/workbook.xml'] = (files['xl/workbook.xml'] ?? '').replace(
          '<sheets>',
          '<workbookPr date1904="1"/><sheets>',
        )
        eachSheet(
          files,
          dates((serial) => `<c><v>${serial - 1462}</v></c>`),
        )
      },
    ],
    [
      'with texts in their cells',
      (files) => {
        const strings = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
          ([, si = '']) => si,
        )
        eachSheet(files, (xml) =>
          xml.replace(/ t="s"><v>(\d+)<\/v>/g, (_, index) => ` t="inlineStr"><is>${strings[Number(index)]}</is>`),
        )
      },
    ],
    [
      'with a prefix before each element',
      (files) => {
        for (const name of Object.keys(files).filter((one) =>
          /^xl\/(?:workbook|styles|sharedStrings|worksheets\/sheet\d+)\.xml$/.test(one),
        ))
          files[name] = (files[name] ?? '')
            .replace(/<(\/?)(?=[a-z])/gi, '<$1x:')
            .replace(
              'xmlns="http://schemas.openxmlformats.org/spreadsheetml',
              'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml',
            )
      },
    ],
    [
      'without the addresses of cells and rows',
      (files) => {
        eachSheet(files, (xml) => xml.replace(/<row r="\d+"/g, '<row').replace(/<c r="\w+"/g, '<c'))
      },
    ],
  ])('%s', async (_, change) => expect(await outcomeOf(editFiles(exported, change))).toEqual(nothing))

  test('texts, also empty ones and those of rows to come, are formatted as text, and days are days', () => {
    let formats: string[] = []
    const styles: string[] = []
    const days: string[] = []
    editFiles(exported, (files) => {
      const own = new Map(
        [...(files['xl/styles.xml'] ?? '').matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
          id,
          code,
        ]),
      )
      own.set('49', '@')
      const cells = /<cellXfs.*<\/cellXfs>/s.exec(files['xl/styles.xml'] ?? '')?.[0] ?? ''
      formats = [...cells.matchAll(/<xf ([^>]*)>/g)].map(
        ([, xf = '']) => own.get(/numFmtId="(\d+)"/.exec(xf)?.[1] ?? '') ?? '',
      )
      const team = files[sheetFile(files, 'Team')] ?? ''
      styles.push(
        ...[...team.matchAll(/<col [^>]*>/g)].map(([col]) => formats[Number(/style="(\d+)"/.exec(col)?.[1])] ?? ''),
      )
      const prices = files[sheetFile(files, 'Prices')] ?? ''
      const column = book.cell('Prices', winter, 'Valid until').replace(/\d/g, '')
      days.push(
        ...[...prices.matchAll(new RegExp(`<c r="${column}(?!1")\\d+" s="(\\d+)"><v>\\d{5}<`, 'g'))].map(
          ([, style]) => formats[Number(style)] ?? '',
        ),
      )
      const stops = files[sheetFile(files, 'Days')] ?? ''
      const empty = [...stops.matchAll(/<c r="C\d+" s="(\d+)"\/>/g)].map(([, style]) => formats[Number(style)])
      expect(new Set(empty)).toEqual(new Set(empty.length > 0 ? ['@'] : []))
    })
    expect(styles).toEqual(['', '@', '@', '@', '@', '@', '', '@'])
    expect(new Set(days)).toEqual(new Set(['yyyy-mm-dd']))
  })
})

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const text = (value: string) => new TextEncoder().encode(value)

test.each([
  [
    'a password',
    Buffer.concat([ole, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
    'Save it as .xlsx without a password.',
  ],
  [
    'an old workbook',
    Buffer.concat([ole, Buffer.alloc(600)]),
    'the old kind (.xls), which the site does not read. Save it as',
  ],
  [
    'an .ods',
    Buffer.from(zipSync({ mimetype: text('application/vnd.oasis.opendocument.spreadsheet') })),
    'an OpenDocument spreadsheet (.ods)',
  ],
  ['a binary workbook', Buffer.from(zipSync({ 'xl/workbook.bin': text('x') })), 'a binary workbook (.xlsb)'],
])('%s is named, and what to do', async (_, bytes, words) => {
  await expect(importWorkbook(bytes, { source: 'test.xlsx', photos: [] })).rejects.toThrow(words)
})

test('more formulas than any workbook of ours has cells are refused', async () => {
  const row = '<row><c><f>1</f></c><c><f>1</f></c><c><f>1</f></c><c><f>1</f></c></row>'
  const bytes = editFiles(exported, (files) => {
    const team = sheetFile(files, 'Team')
    files[team] = (files[team] ?? '').replace('</sheetData>', `${row.repeat(110_000)}</sheetData>`)
  })
  await expect(outcomeOf(bytes)).rejects.toThrow('far larger than a workbook of this site')
})
