// What of a search may be a question that our pages answer.
import 'server-only'
import type { Answer } from '../answers/answer'
import { findAnswers, type Word } from '../answers/find'
import { withOneSpelling } from '../answers/one-spelling'
import { type Country, countries } from '../domain/choices'
import { foldWord, foldWords, normalizeSearch, tokens } from '../domain/search-text'
import { readNameWords, readPlaceCountries } from '../places/queries'
import { readConstraints } from './constraints'
import { distance } from './correct'
import { correctWords } from './correct-words'
import { type Dictionary, termLength } from './plan'
import { textOf, translate } from './translate'
import { readVocabulary } from './vocabulary'

/** `told`: the folded words of the question that the best answer has. */
export type Asked = { answers: Answer[]; told: Set<string> }

/** Answers to a question or a message, the best first. */
export async function ask(query: string): Promise<Asked> {
  const { dictionary, translations } = await readVocabulary()
  const words = tokens(withOneSpelling(textOf(translate(query, translations))))
  const found = await askWords(words, dictionary)
  if (found.answers.length > 0) return found
  const slips = found.unknown.filter((word) => word.length >= shortestSlip && !dictionary.has(foldWord(word)))
  const corrections = slips.length > 0 ? await correctWords(slips, () => false) : new Map<string, string>()
  // Two slips of a long word, one of a shorter: otherwise it is another word.
  const isSlip = (word: string) => distance(word, corrections.get(word) ?? '') <= (word.length > 8 ? 2 : 1)
  const corrected = words.map((word) => (isSlip(word) ? (corrections.get(word) ?? word) : word))
  return corrected.join() === words.join() ? found : askWords(corrected, dictionary)
}

const shortestSlip = 5

async function askWords(words: string[], dictionary: Dictionary) {
  const named = countries.filter((country) => words.includes(country.toLowerCase()))
  const places = await readPlaceCountries()
  const { told, unknown, ...found } = await findAnswers({
    words: toWords(words, dictionary, places),
    countries: named,
    weakWords: [...weakWords],
    placeWords: [...places.keys()],
    nameWords: await readNameWords(),
  })
  const typed = (some: Word[]) => some.flatMap(({ phrases: [phrase = ''] }) => phrase.split(' '))
  return { ...found, told: new Set(typed(told).map(foldWord)), unknown: typed(unknown) }
}

const asking = [
  /\?/,
  /\b(?:what|whats|when|which|where|who|how|why|should|allowed|difference|vs|versus|worth)\b/,
  /\b(?:can|could|do|does|will|would|may|must|need|am|are|is) (?:i|it|we|you|they|there|the|my|our|a|an|to)\b/,
  /^(?:is|are|do|does|can|any|if)\b/,
]

/** Whether it is put as a question. */
export function isQuestion(query: string) {
  const text = normalizeSearch(query).trim()
  return asking.some((form) => form.test(text))
}

// Say how one asks, not about what.
const weakWords = new Set(
  (
    'able absolutely accepted actually additional advice advise africa african ahead all allow allowed almost ' +
    'already also always amazing annoyed annoying another answer any anybody anyone anything appreciate ' +
    'appreciated around arrange arrive arrived arriving ask attract available away bad basically been begin ' +
    'being best better big bit bother bothered boyfriend bring brother brought came case certain certainly ' +
    'choice choose come coming company completely compulsory concerned conditions consider cope count crazy ' +
    'currently dad daughter day days decent decide decision definitely depend depends different done east easy ' +
    'enjoy enough especially ever every everyone everything exactly excited expect experience explain extra fact ' +
    'fairly falls far father feel feeling final find finding fine first folks follow friday full general ' +
    'generally get getting girlfriend give given giving go goes going gone good great greatly guess guys half ' +
    'happen happens have having hear hello help helpful here hey hi hint hints holiday honest hope hours husband ' +
    'idea ideal impossible info information instead interested involve involved itself just keen keep kind know ' +
    'lake last lately later least left less let like likely little long look looking lot lots love lovely made ' +
    'main make mandatory many matter may maybe mean meaning means middle moment monday month months mostly ' +
    'mother mount much must national near nearby necessary need nervous never new next nice nights none normal ' +
    'nothing now nowadays occur offer often ok okay one opinion opportunities opportunity options ours ourselves ' +
    'own park parks people perfect permitted person pick plan planning please plenty point possible prefer ' +
    'probably problem proper properly provide provided put question quite rather read realistic really reason ' +
    'reasonable recently recommend recommended regards require required reserve run safari safaris same saturday ' +
    'say see seem seems seen sensible serious seriously set several severe should shouldnt show silly simple ' +
    'simply sister small somebody someone something sometimes son soon sort spend spending spent still stop ' +
    'stopping strange stuff stupid suggest suggestions super sure surely take taking talk tell thanks themselves ' +
    'then there thing things think though thought thoughts through throughout time timers times today together ' +
    'tomorrow took totally tour tours travel traveling traveller travellers travelling tried trip trips trouble ' +
    'true try turn type typical typically unable understand unlikely use used user using usual usually vacation ' +
    'various visit visiting visitors want wanted way ways week weeks weird well what whole wife wish within ' +
    'without wonder wondering work world worry worse worst worth would wrong year years yet'
  ).split(' '),
)

// Of questions: no passage says them.
const notAsked = new Set(
  (
    'a about after again am an and are as at be before between but by can cant could did do does doesnt dont during else etc ' +
    'even few for from had has he her him his how i if im in into is isnt it its ive me more most my no not of off on only or other our ' +
    'out over per she so some such than that the their them they this those to too under until up us very was we were when where ' +
    'which while who whom whose why will with you your vs versus x'
  ).split(' '),
)

const countryNames = new Set(countries.map((country) => country.toLowerCase()))

function toWords(words: string[], dictionary: Dictionary, places: Map<string, Country>): Word[] {
  const found: Word[] = []
  // Of one country the passages know that they hold there; two are compared.
  const isOne = words.filter((word) => countryNames.has(word)).length < 2
  let rest = withAges(words).filter((word) => !isOne || !countryNames.has(word))
  while (rest.length > 0) {
    const known = rest.slice(0, termLength(rest, dictionary))
    const meaning = otherName(known, dictionary, places)
    const taken = meaning ? known : rest.slice(0, 1)
    rest = rest.slice(taken.length)
    const [word = ''] = taken
    if (taken.length === 1 && (notAsked.has(word) || /^\d{1,2}$/.test(word))) continue
    const phrases = [taken.join(' '), ...(meaning ? [meaning] : [])]
    found.push({
      phrases,
      isWeak: taken.length === 1 && weakWords.has(word),
      country: tokens(phrases.join(' ')).flatMap((one) => places.get(foldWord(one)) ?? [])[0],
    })
  }
  return [...new Map(found.map((one) => [one.phrases[0], one])).values()]
}

/** 'children' for '4 year old', 'older travellers' for '72 years old'. */
function withAges(words: string[]) {
  const text = words.join(' ').replace(/\b(\d{1,2}) (?:years?|yrs?|months?) olds?\b/g, (_, age) => {
    const years = Number(age)
    return years < 18 ? 'children' : years >= 60 ? 'older travellers' : ''
  })
  return tokens(text)
}

/** What the words are called otherwise, 'maasai mara' for 'masai mara'; not what a trip has in their place, or a fact. */
function otherName(words: string[], dictionary: Dictionary, places: Map<string, Country>) {
  const meanings = dictionary.get(foldWords(words)) ?? []
  const [meaning = ''] = meanings
  const isFact = meaning.includes('&') || readConstraints(meaning).found.length > 0
  // 'masai mara' is the Maasai Mara; 'meru' is not Samburu, which trips have in its place.
  const isPlace = tokens(meaning).some((word) => places.has(foldWord(word)))
  const isElsewhere = isPlace && words[0]?.[0] !== meaning[0]
  return meanings.length === 1 && !isFact && !isElsewhere ? meaning : null
}
