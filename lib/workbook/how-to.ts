import { type Sheet, withoutUnit } from '../publishing/sheet'
import { sheets } from '../publishing/sheets/all'

/** Allows an import to withdraw many trips, renumber them, or double and halve what it costs. */
export const bigChangesLabel = 'Allow big changes'

const rules = [
  'Change anything in the white cells. Grey cells identify a row: leave them as they are.',
  'Where a cell has several entries, write one per line: Alt+Enter starts a new line.',
  'Add a new row below the last one. A new trip needs its own number in the column Id; other new rows may leave it empty.',
  'The grey row with the word Example shows what a row looks like. The site does not read it; you may delete it.',
  'To take a row out, delete it, or empty all of its white cells. A trip that you take out is withdrawn: its reviews and requests are kept, and appear again when you put its rows back.',
  'To add a day, insert a row on Days, renumber the days, and change the trip’s number of days on Trips.',
  'Kilometres and hours: one number, or two as in 5 to 6. Months: Jan, Feb, Jun to Oct. Dates: 2027-12-31.',
  'A place must lie in its country, and a day or a stop cannot lead farther than its kilometres and hours allow.',
  'A photograph: put the file (JPEG, PNG or WebP) into the folder photos beside the workbook, and its file name into the column Picture. Trips and pages need 1920 x 1080 pixels, people 900 x 900, vehicles 1280 x 800; at most 20 MB.',
  'Words such as eco-friendly or green need proof on the sheet Claims.',
  'If anything is wrong, nothing is imported, and you are told the sheet and the cell of every error.',
  'After an import the site writes a new workbook, so that an older copy cannot undo your changes by mistake.',
]

/** With what its columns say of themselves. */
export const describeSheet = ({ about, columns }: Sheet) =>
  [about, ...columns.flatMap(({ name, help }) => (help ? [`${withoutUnit(name)}: ${help}.`] : []))].join(' ')

export type HowToRow = [label: string, text: string | null]

export function howToRows(writtenAt: string, nextTrip: number): HowToRow[] {
  return [
    ['How to use this workbook', null],
    ...rules.map((rule): HowToRow => ['', rule]),
    ['The sheets', null],
    ...sheets.map((sheet): HowToRow => [sheet.name, describeSheet(sheet)]),
    ['For the site', null],
    ['Written on', writtenAt],
    ['The next free number for a trip', String(nextTrip)],
    [bigChangesLabel, 'no'],
    [
      '',
      'Write yes above if you take out more than a tenth of the trips or change their numbers, which breaks links from other sites, or if a price, a child’s share or age, a charge, a surcharge, the days of a trip or a height more than doubles or halves.',
    ],
  ]
}
