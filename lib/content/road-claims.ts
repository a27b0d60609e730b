// Seasons, borders and roads in the short answers of "Before you go".
import { answerClaim as known, toRead } from './answer-claim'

const drivers = 'Public travel pages; ask your own drivers'
const general = 'General experience; ask the lodges and camps that you book'

const night = (place: string, text: string, name: string) =>
  known(`night-cold-${place}`, text, `how cold nights are ${name}`, 'Public climate tables; ask the camps for theirs')

const seasons = [
  known(
    'rains-kenya-long',
    'late March to May',
    'the long rains of Kenya',
    `Kenya Meteorological Department (meteo.go.ke), ${toRead}`,
  ),
  known(
    'rains-kenya-short',
    'late October to early December',
    'the short rains of Kenya',
    `Kenya Meteorological Department (meteo.go.ke), ${toRead}`,
  ),
  known(
    'rains-tanzania-long',
    'late March to May',
    'the long rains of northern Tanzania',
    `Tanzania Meteorological Authority (meteo.go.tz), ${toRead}`,
  ),
  known(
    'rains-tanzania-short',
    'early November to early December',
    'the short rains of northern Tanzania',
    `Tanzania Meteorological Authority (meteo.go.tz), ${toRead}`,
  ),
  known(
    'rains-uganda-first',
    'March to May',
    'the first rainy season of Uganda',
    `Uganda National Meteorological Authority (unma.go.ug), ${toRead}`,
  ),
  known(
    'rains-uganda-second',
    'September to November',
    'the second rainy season of Uganda',
    `Uganda National Meteorological Authority (unma.go.ug), ${toRead}`,
  ),
  known('easter', 'March 28, 2027', 'the next Easter Sunday', 'The church calendar; write the next one every year'),
  night('mara', 'about 12 °C', 'in the Maasai Mara'),
  night('bwindi', 'about 12 °C', 'in Bwindi'),
  night('laikipia', 'about 10 °C', 'in Nanyuki and Laikipia'),
  night('crater', '5 to 10 °C', 'on the rim of Ngorongoro'),
  known(
    'kilimanjaro-forest',
    '20 °C',
    'how warm the forest of Kilimanjaro is by day',
    'Public travel pages; as on the sheet Suits, trip 13',
  ),
  known(
    'kilimanjaro-summit',
    'minus 15 °C or less',
    'how cold the summit of Kilimanjaro is before dawn',
    'Public travel pages, some of which have colder nights (exploremountainkilimanjaro.co.tz); ask your guides',
  ),
  known('dubai-summer', 'over 40 °C by day', 'Dubai in summer', `National Center of Meteorology (ncm.ae), ${toRead}`),
]

const borders = [
  known(
    'resident-fees',
    'lower park fees in most parks',
    'what residents and citizens of East Africa pay in the parks',
    `The tariffs of KWS, TANAPA and the Uganda Wildlife Authority, ${toRead}`,
  ),
  known(
    'passport-validity',
    'six months',
    'how long a passport must be valid after arrival in each of our countries',
    `Public travel pages (realmafricasafaris.com, 34travel.me); etakenya.go.ke, immigration.go.tz, immigration.go.ug and u.ae, ${toRead}`,
  ),
  known(
    'passport-pages',
    'two blank pages',
    'how many pages of a passport must be empty for each country: two for Kenya, one or two for others',
    `Public travel pages (africadreamsafaris.com, globalsojourns.com); the immigration offices, ${toRead}`,
  ),
  known(
    'eta-transit',
    'you usually need no eTA',
    'whether passengers in transit at Nairobi need an eTA',
    `Commonly published; the list of exemptions at etakenya.go.ke, ${toRead}`,
  ),
  known(
    'eta-return',
    'it usually lets you return from Tanzania, Uganda or Rwanda while it is valid',
    'coming back to Kenya on the same eTA',
    `Public visa pages (joinsherpa.com); etakenya.go.ke, ${toRead}`,
  ),
  known(
    'tanzania-visa-arrival',
    'many nationalities can still get the visa on arrival',
    'visas on arrival in Tanzania',
    `Commonly published; visa.immigration.go.tz, ${toRead}`,
  ),
  known(
    'yellow-fever-transit',
    '12 hours',
    'how long in transit makes a yellow fever certificate necessary',
    `The WHO’s country list (who.int), ${toRead}`,
  ),
  known(
    'border-cars',
    'you walk through the offices and meet another car and guide on the other side, as safari cars seldom cross',
    'changing cars at the border of Kenya and Tanzania',
    'Public travel pages (onsafari.com); ask your own drivers',
  ),
  known('border-hours', 'one to two hours', 'how long the border of Kenya and Tanzania takes', drivers),
]

const ways = [
  known('nbo-wilson', 'half an hour to an hour and a half', 'from Nairobi’s international airport to Wilson', drivers),
  known(
    'nbo-wilson-connection',
    'at least four hours',
    'how long to leave between landing at Nairobi and a flight from Wilson',
    'Commonly advised; ask the airlines that you book',
  ),
  known('layover', 'eight hours', 'which layover is long enough to leave the airport', drivers),
  known('check-in', 'from two in the afternoon', 'when rooms are ready', general),
  known('check-out', 'ten or eleven in the morning', 'when rooms must be left', general),
  known(
    'elephant-orphanage',
    'to visitors for an hour before noon, if they have booked',
    'when the elephant orphanage in Nairobi takes visitors',
    `Public travel pages (11 to 12: silvertraveladvisor.com); sheldrickwildlifetrust.org, ${toRead}`,
  ),
  known(
    'mara-serengeti-road',
    'a whole day or longer, much of it on rough roads',
    'the way by road from the Mara to the Serengeti',
    'Public travel pages (onsafari.com: five to six hours from the Mara to Isebania); ask your own drivers',
  ),
  known(
    'kigali-bwindi',
    'about four to five hours by road, with the border',
    'the road from Kigali to the south of Bwindi',
    drivers,
  ),
  known('nairobi-mombasa', 'about eight to nine hours', 'the road from Nairobi to Mombasa', drivers),
  known('nairobi-arusha', 'about five to six hours with the border', 'the road from Nairobi to Arusha', drivers),
  known(
    'madaraka-express',
    'five to six hours',
    'the train from Nairobi to Mombasa',
    `Public travel pages (starlucktravel.com); krc.co.ke, ${toRead}`,
  ),
  known(
    'zanzibar-ferry',
    'about two hours',
    'the fast ferry from Dar es Salaam to Zanzibar',
    `Commonly published; the ferry companies, ${toRead}`,
  ),
  known(
    'aircraft-weight',
    'more than about 100 kg',
    'from which weight a guest should tell a light aircraft’s airline',
    'Public travel pages, most of them on southern Africa (places.co.za); ask the airlines that you book',
  ),
]

export const roadClaims = [...seasons, ...borders, ...ways]
