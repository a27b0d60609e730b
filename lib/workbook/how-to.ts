import { sheets } from './sheets/all'

/** With a yes beside it an import may withdraw many trips, change their numbers, or double and halve prices. */
export const bigChangesLabel = 'Allow big changes'

const rules = [
  'Change what you like in white cells. Grey cells are the names by which the site knows a row: leave them.',
  'One entry a line where there are several: Alt+Enter starts a new line in a cell.',
  'A new row goes below the last one. A new trip needs a number of its own in the column Id; other new rows may leave it empty.',
  'To take a row out, delete it, or empty all of its white cells. A trip that is taken out is withdrawn: what visitors wrote about it is kept, and is there again when you put its rows back.',
  'To add a day, insert a row on Days, number the days anew, and set the trip’s number of days on Trips.',
  'Kilometres and hours: one number, or two as in 5 to 6. Months: Jan, Feb, Jun to Oct. Days of the calendar: 2027-12-31.',
  'A place lies in its country, and a day or a stop leads no farther than its kilometres and hours allow.',
  'A photograph: put the JPEG file into the folder photos beside the workbook, and its file name into the column Picture. Trips need 1920 x 1080 pixels, people 900 x 900, vehicles 1280 x 800; at most 2 MB.',
  'Words like eco-friendly or green need a proof on the sheet Claims.',
  'Nothing is taken over while anything is wrong: you are told the sheet and the cell of every fault.',
  'After it was taken over, this workbook is written anew. Somebody else’s older copy cannot undo your changes by mistake.',
]

export type HowToRow = [label: string, words: string | null]

/** The rows of the sheet; headings have no words. */
export function howToRows(writtenAt: string, nextTrip: number): HowToRow[] {
  return [
    ['How to use this workbook', null],
    ...rules.map((rule): HowToRow => ['', rule]),
    ['The sheets', null],
    ...sheets.map(({ name, about }): HowToRow => [name, about]),
    ['For the site', null],
    ['Written on', writtenAt],
    ['The next free number for a trip', String(nextTrip)],
    [bigChangesLabel, 'no'],
    [
      '',
      'Write yes above when you take out more than a tenth of the trips or change their numbers: links to them from other sites break. Also when a price, a charge, the days of a trip or a height become more than double or less than half.',
    ],
  ]
}
