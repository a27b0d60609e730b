import { countries, likelihoods, monthWords, placeKinds } from '../../domain/choices'
import { shortMonthNames } from '../../domain/details'
import { animals } from '../../domain/themes'
import { choice, lines, months, number, place, plainText, slug, text } from '../cell-types'
import { CellFault, type CellType, column, type Sheet, wide } from '../sheet'

/** Each month is a row of its own table. */
export const monthFields = shortMonthNames.map((_, index) => `month_${index + 1}`)

/** 'migration: herds on both sides of the river': a listed word and a note. */
const monthWord = (): CellType => ({
  ...text(200, { isRequired: false }),
  parse: (cell) => {
    const [word = '', ...note] = plainText(cell).split(':')
    const known = monthWords.find((entry) => entry === word.trim().toLowerCase())
    if (!known) throw new CellFault(`"${word}" is not one of: ${monthWords.join(', ')}`)
    const rest = note.join(':').trim()
    if (rest.length > 160) throw new CellFault(`the note has ${rest.length} characters, of which 160 may be there`)
    return rest ? `${known}: ${rest}` : known
  },
})

const degrees = (most: number) => number(-most, most, { decimals: 5, sqlType: 'float8' })

export const places: Sheet = {
  name: 'Places',
  table: 'places',
  key: ['id'],
  isKeyOurs: true,
  about: `Where trips go, and what each month is like: a word from the list (${monthWords.join(', ')}), a colon and a note.`,
  columns: [
    column('Id', 'id', slug(), 22),
    column('Name', 'name', text(80), 26),
    column('Country', 'country', choice(countries)),
    column('Kind', 'kind', choice(placeKinds)),
    column('Latitude (degrees)', 'latitude', degrees(90), 11),
    column('Longitude (degrees)', 'longitude', degrees(180), 11),
    column('Metres', 'altitude', number(-500, 9000, { isRequired: false }), 9),
    ...shortMonthNames.map((name, index) => column(name, monthFields[index] ?? '', monthWord(), 20)),
    column('Sources', 'sources', lines(300, { isRequired: true }), wide),
  ],
}

export const placeAnimals: Sheet = {
  name: 'Animals',
  table: 'place_animals',
  key: ['place_id', 'animal'],
  about: `What one sees at a place, how likely (${likelihoods.join(', ')}), and in which months. The list's filter, the search and the pages of trips follow from it: a trip has what its stops have in its best months, if it is nearly always or often there.`,
  columns: [
    column('Place', 'place_id', place({ isRequired: true }), 24),
    column('Animal', 'animal', choice(animals.map(({ slug }) => slug)), 18),
    column('How likely', 'likelihood', choice(likelihoods), 14),
    column('Months', 'months', months({ isRequired: true }), 30),
  ],
}
