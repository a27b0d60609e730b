// Each wrong cell of a workbook, with the words that must report it. Some are wrong only beside other cells, or beside
// what the site says today.
import type { Cell } from '@/lib/workbook/cell'
import type { Formula } from './workbook'

type Row = Record<string, Cell>
type Wrong = [name: string, column: string, value: Cell | Formula, words: string]

export type Seeded = { name: string; sheet: string; row: Row; column: string; value: Cell | Formula; words: string }

const at = (sheet: string, row: Row, faults: Wrong[]) =>
  faults.map(([name, column, value, words]): Seeded => ({ name, sheet, row, column, value, words }))

const mara = { Trip: '7 Mara Long Weekend' }
const winter = { ...mara, Season: 'January to June' }
const summer = { ...mara, Season: 'July to December' }

export const seededFaults: Seeded[] = [
  ...at('Trips', { Id: 7 }, [
    ['a formula', 'Days', { formula: '=1+2' }, 'contains a formula; write its result'],
    ['a script', 'Description', 'Hello <script>alert(1)</script>', 'contains a script or markup'],
    ['an empty title', 'Title', null, '"Title" is empty'],
    ['a title too long', 'Title', 'x'.repeat(161), 'has 161 characters, of which 160 may be there'],
    ['an unknown country', 'Country', 'France', '"France" is not one of: Kenya, Tanzania, Uganda, Dubai'],
    ['a month that begins like one', 'Best months', 'Juno', '"Juno" is no month'],
    ['a thirteenth month', 'Best months', '13', '"13" is no month'],
    ['a fee left out', 'Not included', 'Park fees\nTips', '"Park fees" names a charge that the price leaves out'],
    ['a missing picture', 'Picture', '/images/trips/none.jpg', 'there is no picture /images/trips/none.jpg'],
    ['a missing photograph', 'Picture', 'mine.jpg', 'there is no photograph "mine.jpg" in the folder photos'],
    ['a small photograph', 'Picture', 'small.jpg', 'has 800 x 600 pixels; it needs 1920 x 1080'],
    ['days of no number', 'Days', 'three', '"three" is no number'],
    ['a trip without its number', 'Id', 'seven', '"seven" is no number'],
    ['half a day', 'Days', 2.5, '2.5 is not a whole number'],
    ['ten times the days', 'Days', 30, 'was 3 (7) and becomes 30, which is more than double'],
    ['an unknown claim', 'Description', 'Three days, {no-such} of them dry.', 'there is no claim {no-such}'],
    ['a claim where none is filled in', 'Title', '{founded} in the Mara', '{founded} cannot be used here'],
    ['emptied highlights', 'Highlights', null, '"Highlights" is empty'],
  ]),
  ...at('Trips', { Title: 'Dubai Desert and Skyline' }, [['not Dubai', 'Location', 'The Gulf', 'does not name Dubai']]),
  ...at('Days', { ...mara, Day: 1 }, [
    ['a day of no number', 'Day', 'first', '"first" is no number'],
    ['a range made a date', 'Road hours', new Date('2026-06-05'), 'was turned into a date by the spreadsheet'],
    ['a range that goes down', 'Road hours', '6 to 5', '"6 to 5" is no range'],
    ['an unknown place', 'To', 'talec', 'there is no place "talec" on the sheet Places; is it talek?'],
    ['a trip that is not there', 'Trip', '99 Gone', 'there is no trip 99 on the sheet Trips'],
    ['the number of a trip in a word', 'Trip', 'Mara', '"Mara" is not a trip'],
    ['a day that ends too far away', 'To', 'diani', 'the way of day 1 of trip 7 leads 300 km'],
    ['hours too few for the way', 'Road hours', '0.5 to 1', 'leads 115 km at most'],
    ['an emptied day', 'Description', null, 'is emptied, it was '],
  ]),
  ...at('Days', { Trip: '13 Kilimanjaro by Lemosho', Day: 3 }, [
    ['a height a tenth as high', 'Metres at the bed', 350, 'becomes 350, which is less than half'],
  ]),
  ...at('Stops', { ...mara, Stop: 3 }, [
    ['a stop after the last day', 'Day', 4, 'day 4 is after the last, which is day 3'],
  ]),
  ...at('Stops', { ...mara, Stop: 2 }, [
    ['a stop at a place not there', 'Place', 'narobi', 'there is no place "narobi"'],
    ['a stop too far away', 'Place', 'stone-town', 'the way to stop 2 of trip 7 leads'],
  ]),
  ...at('Prices', winter, [
    ['a season without a name', 'Season', null, '"Season" is empty'],
    ['a price of nothing', 'Party of 6', 0, '0 is not between 1 and'],
    ['a price that is over', 'Valid until', '2025-12-31', 'the price was valid until 2025-12-31, which has passed'],
    ['a day of no date', 'Valid until', 'next year', '"next year" is no day'],
  ]),
  ...at('Prices', summer, [
    ['a month twice', 'Months', 'Jun to Dec', 'month 6 is in the season'],
    ['a price ten times as high', 'Party of 6', 8200, 'was 820 (7 / July to December) and becomes 8200, which is'],
  ]),
  ...at('Prices', { Trip: '6 Mara, Nakuru, Naivasha, Amboseli', Season: 'January to June' }, [
    ['the number of a trip and another title', 'Trip', '6 Mara Long Weekend', 'the title of another, which is 7'],
  ]),
  ...at('Charges', { Charge: 'Tourism Dirham' }, [
    ['a charge without a name', 'Charge', null, '"Charge" is empty'],
    ['a currency of no country', 'Currency', 'dollars', '"dollars" is not one of'],
    ['a charge a tenth as high', 'US$ a person in all', 0.5, 'becomes 0.5, which is less than half'],
  ]),
  ...at('Places', { Id: 'talek' }, [
    ['a latitude in degrees', 'Latitude', '1°26 S', '"1°26 S" is no number'],
    ['a place beyond the pole', 'Latitude', 99, '99 is not between -90 and 90'],
    ['a month in no known word', 'Jan', 'lovely', '"lovely" is not one of: dry, rains'],
    ['a place without a name for it', 'Id', 'Talek Camp', 'is not a name such as lake-nakuru'],
    ['a place ten times as high', 'Metres', 160, 'becomes 160, which is less than half'],
    ['a place in another country', 'Latitude', 36.8, 'not in Kenya: are latitude and longitude exchanged?'],
    ['a place elsewhere in its country', 'Longitude', 40.5, 'from nairobi to talek it is 409 km in a straight line'],
  ]),
  ...at('Places', { Id: 'diani' }, [['a place whose name is gone', 'Id', null, '"Id" is empty']]),
  ...at('Team', { Id: 1 }, [['a photograph of another format', 'Picture', 'drawing.png', 'is no JPEG photograph']]),
  ...at('Claims', { Id: 'donated' }, [
    ['a claim of no status', 'Status', 'maybe', '"maybe" is not one of: checked, to confirm, sample'],
    ['a claim without proof', 'Proof', null, '"Proof" is empty'],
    ['a claim checked too early', 'Next check', '2020-01-01', 'the next check must be later than the last'],
  ]),
  ...at('Claims', { Id: 'share-of-proceeds' }, [['a claim of no name', 'Id', 'Share', 'is not a name such as']]),
  ...at('Words', { Where: 'home.hero.headline' }, [
    ['a green word', 'Text', 'Eco-friendly trips', '"Eco-friendly" needs proof'],
    ['a text that is not on the site', 'Where', 'home.hero', 'has no text "home.hero"; export a new workbook'],
    ['an unknown claim in a word', 'Text', '{made-up} of it', 'there is no claim {made-up}'],
  ]),
  ...at('Words', { Where: 'contact.phone' }, [
    ['a wrong telephone', 'Text', 'call us', '"call us" is not an international number'],
    ['a telephone of spaces', 'Text', '+        ', 'is not an international number'],
    ['an emptied telephone', 'Text', null, 'is emptied, it was +'],
  ]),
  ...at('Words', { Where: 'home.about.story' }, [
    ['a dead link', 'Text', 'See /itineraries/99', '/itineraries/99 leads nowhere'],
  ]),
  ...at('Words', { Where: 'contact.emails.sales' }, [['an emptied e-mail', 'Text', null, 'is emptied, it was ']]),
  ...at('Words', { Where: 'contact.postalAddress' }, [
    ['an emptied postal address', 'Text', ' ', 'is emptied, it was '],
  ]),
]
