import { CellFault, type CellType, cellText, type PictureUse, type Value } from './cell'
import { listType } from './cell-types'

const photoPath = /^\/photos\/[0-9a-f]+\/(.+)$/

export const picture = (use: PictureUse, { isRequired = true } = {}): CellType => ({
  sqlType: 'text',
  toCell: (value) => {
    const name = photoPath.exec(String(value ?? ''))?.[1]
    return name ? decodeURIComponent(name) : (value as string | null)
  },
  parse: (cell, { photos, pictureFault }) => {
    const name = cellText(cell)
    const fault = pictureFault(name, use)
    if (fault) throw new CellFault(fault)
    return photos.get(name) ?? name
  },
  isRequired,
  empty: null,
  isMoreThanCell: true,
})

export const trip = (): CellType => ({
  sqlType: 'integer',
  toCell: (value, { titles }) => tripLabel(value as number, titles.get(value as number)),
  parse: (cell, { titles, newTitles }) => {
    const [, number, title = ''] = /^(\d{1,6})(?:\s+(.*))?$/s.exec(cellText(cell)) ?? []
    const id = Number(number)
    if (!id)
      throw new CellFault(`"${cellText(cell)}" is not a trip; choose one from the list, such as 7 Mara Long Weekend`)
    // A renamed trip may have its old title, but not that of another trip.
    const known = [...titles, ...(newTitles ?? [])].filter(([, name]) => title && isSameTitle(name, title))
    const [other] = known
    if (other && !known.some(([one]) => one === id))
      throw new CellFault(
        `"${cellText(cell)}" has the number of one trip and the title of another, which is ${other[0]}`,
      )
    return id
  },
  isRequired: true,
  empty: null,
  list: 'trips',
})

const isSameTitle = (a: string, b: string) => {
  const [first, second] = [a, b].map((title) => title.replace(/\s+/g, ' ').trim().toLowerCase())
  return first === second
}

export const tripLabel = (id: number, title = '') => `${id} ${title}`.trim()

export const place = ({ isRequired = false } = {}): CellType => ({
  sqlType: 'text',
  toCell: (value: Value) => value as string | null,
  parse: (cell) => cellText(cell).toLowerCase(),
  isRequired,
  empty: null,
  list: 'places',
})

export const places = (): CellType => ({ ...listType(place(), /[,\s]+/), names: 'places' })
