import { expect, test } from 'vitest'
import { type PicturedPage, picturedPages, pictureNames } from '@/lib/content/page-pictures'
import { pages } from '@/lib/content/pages'
import { pictures } from '@/lib/content/pictures'
import { footerColumns, menus } from '@/lib/content/site'
import { pictureContext } from '@/lib/publishing/pictures'
import { type Cell, rowsOf } from '@/lib/publishing/sheet'
import { pagePictures } from '@/lib/publishing/sheets/page-pictures'
import { checkWorkbook } from '@/lib/workbook/faults'
import { faultLine, parseBook } from '@/lib/workbook/read'

const entries = Object.entries(picturedPages) as [string, PicturedPage][]

test('a page is called what the menu calls it, or else what it calls itself', () => {
  const links = menus.flatMap((menu) => menu.links)
  const labels = new Map([...footerColumns.flatMap((column) => column.links), ...links].map((one) => [one.href, one]))
  for (const [name, path] of entries) expect(labels.get(path)?.label ?? pages[path].title).toContain(name)
})

test('a page without a picture of the operator’s has one of ours that says what it shows', () => {
  for (const [, path] of entries) expect(pictures[pages[path].card.picture]?.alt).toBeTruthy()
})

const photo = { name: 'herd.jpg', hash: 'a'.repeat(16), width: 1920, height: 1080, fault: null }
const file = { path: '/photos/herd.jpg', size: 1, stamp: '1' }
const photos = [
  { ...photo, file },
  { ...photo, name: 'small.jpg', width: 1280, file },
]

function parse(...rows: Cell[][]) {
  const cells = [pagePictures.columns.map(({ name }) => name), ...rows]
  const found = { rows: cells, formulas: new Set<string>(), merged: [], extras: [] }
  const book = { sheets: new Map([[pagePictures.name, found]]), hashes: {}, allowsBigChanges: false, layout: '' }
  return parseBook(book, { titles: new Map(), nextTrip: 1, ...pictureContext(photos) })
}

function faultsOf(...rows: Cell[][]) {
  const context = { today: '2026-11-28', before: {}, allowsBigChanges: false, isPage: () => true }
  const faults = checkWorkbook(parse(...rows), context).filter(({ sheet }) => sheet === pagePictures.name)
  return faults.map(faultLine)
}

test('a page and a slide of Home are given a photograph or a picture of ours', () => {
  const { content } = parse(
    ['kenya', 'herd.jpg', 'Zebra at a water hole'],
    ['Home 7', '/images/trips/mara.jpg', 'Balloons at dawn'],
  )
  expect(rowsOf(content, pagePictures)).toEqual([
    { page: 'Kenya', image_url: `/photos/${photo.hash}/herd.jpg`, text: 'Zebra at a water hole' },
    { page: 'Home 7', image_url: '/images/trips/mara.jpg', text: 'Balloons at dawn' },
  ])
})

test.each<[string, Cell[][], string]>([
  [
    'no page of the list',
    [['Lesotho', 'herd.jpg', 'Zebra']],
    `A2: "Lesotho" is not one of: ${pictureNames.join(', ')}`,
  ],
  [
    'the same page twice',
    [
      ['Kenya', 'herd.jpg', 'Zebra'],
      ['Kenya', '/images/trips/mara.jpg', 'Balloons'],
    ],
    'A3: is there twice: Kenya stands in A2 already',
  ],
  ['no text', [['Kenya', 'herd.jpg', null]], 'C2: "Text" is empty; each row of Page pictures needs it'],
  ['no picture', [['Kenya', null, 'Zebra']], 'B2: "Picture" is empty; each row of Page pictures needs it'],
  [
    'a picture that is too small',
    [['Kenya', 'small.jpg', 'Zebra']],
    'B2: small.jpg is 1280 x 1080 pixels; it needs at least 1920 x 1080',
  ],
  [
    'a caption too long for a slide',
    [['Home 2', 'herd.jpg', 'Zebra'.repeat(11)]],
    'C2: has 55 characters, of which 50 may be there, because it is the caption of a slide',
  ],
])('%s is refused, and the fault names the cell', (_, rows, fault) =>
  expect(faultsOf(...rows)).toEqual([`Page pictures!${fault}`]),
)
