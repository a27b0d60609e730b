import { expect, test } from 'vitest'
import { onOurServer, onTheDevice, privacy } from '@/lib/content/privacy'
import { oldestBackupDays, retention } from '@/lib/domain/retention'
import { filesBelow, readSource } from '../support/source-files'

// Nothing that visitors send. Donation: nothing writes it.
const withoutVisitors =
  `Itinerary Passage Synonym SearchWord ItineraryPrice ItineraryCharge ItinerarySurcharge ItineraryPicture ItineraryExtension PagePicture Contribution Lodge LodgePicture Place PlaceMonth ItineraryStop ItineraryDay
  PlaceAnimal Departure ItinerarySuitability ContentWord Photo Publication PreviewLink ContentDraft ContentFile Claim SiteKey TeamMember FleetVehicle Volunteer Donation
  ContentVersion ExchangeRate DeletedFigure Reply SiteNote PaperSeries InboxPosition DeskBrowser DeskCode DeskSession DeskSignIn`.split(
    /\s+/,
  )

test('the privacy page names every column of every table that holds what visitors send', () => {
  const models = [...readSource('prisma/schema.prisma').matchAll(/^model (\w+) \{\n(.*?)^\}/gms)]
  const names = models.map(([, name]) => name)
  const columns = models.flatMap(([, model = '', body = '']) =>
    withoutVisitors.includes(model)
      ? []
      : [...body.matchAll(/^ {2}(\w+) +(\w+)/gm)]
          .filter(([, , type = '']) => !names.includes(type))
          .map(([, field]) => `${model}.${field}`),
  )
  expect(columns.length).toBeGreaterThan(80)
  expect(
    onOurServer.flatMap(({ covers }) => covers).sort(),
    'Say in `onOurServer` of lib/content/privacy.ts what is kept, and list its column there. A table that holds nothing visitors send goes into `withoutVisitors` of tests/unit/privacy.test.ts.',
  ).toEqual(columns.sort())
})

test('the privacy page names everything that the site keeps in the browser', () => {
  const sources = filesBelow(['app', 'components', 'lib'], /\.(?:tsx?|js)$/)
    // The desk is opened on the operator's devices.
    .filter((file) => !/^(?:app|lib)\/desk\//.test(file))
    // It takes its key from those that call it.
    .filter((file) => file !== 'components/ui/saved-text.ts')
    .map((file) => [file, readSource(file)] as const)
  const storing = sources.filter(([, text]) =>
    /\b(?:localStorage|sessionStorage|caches|indexedDB|cookieStore)\.\w|document\.cookie|savedText\('/.test(text),
  )
  const keys = storing.map(([file, text]) => {
    const named = text.matchAll(
      /(?:(?:key|inCache|prefix) = (?:\w+ && )?|(?:get|set|remove)Item\(|savedText\(|startsWith\()['`]([a-z-]+)(?= ?['`]|:\$)/g,
    )
    return [file, [...new Set([...named].map(([, key]) => key))]] as const
  })
  expect(
    keys.filter(([, found]) => found.length !== 1),
    'Each of these files keeps something in the browser. Write its one key as a text where it is used, so that tests/unit/privacy.test.ts finds it.',
  ).toEqual([])
  expect(
    onTheDevice.flatMap(({ covers }) => covers).sort(),
    'Say in `onTheDevice` of lib/content/privacy.ts what the browser keeps, and list its key there.',
  ).toEqual([...new Set(keys.flatMap(([, found]) => found))].sort())
})

test('no backup that the docs set up is older than the privacy page promises', () => {
  expect(privacy.sections.flatMap(({ points = [] }) => points)).toContain(`Backups: ${oldestBackupDays} nights.`)
  const docs = readSource('docs/operate.md')
  // What restic keeps by number or by month would stay longer.
  expect(docs.match(/restic forget .*/g)).toEqual([
    `restic forget --quiet --keep-within ${retention.offsiteDays}d --prune`,
  ])
  expect(docs).toContain(`the newest ${retention.backupNights} stay`)
  expect(docs).toContain(`no backup is older than ${oldestBackupDays} nights`)
  expect(readSource('deploy/compose.yaml')).toContain(`The newest ${retention.backupNights} are kept`)
})
