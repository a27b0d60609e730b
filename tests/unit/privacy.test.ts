import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onOurServer, onTheDevice } from '@/lib/content/privacy'

// Nothing that visitors send. Donation: nothing writes it.
const withoutVisitors =
  `Itinerary Synonym SearchWord ItineraryPrice ItineraryCharge Place PlaceMonth ItineraryStop ItineraryDay
  ItinerarySuitability ContentWord Photo ContentState ContentFile Claim SiteKey TeamMember FleetVehicle Volunteer Donation
  ContentVersion Reply SiteNote`.split(/\s+/)

test('the privacy page names every column of every table that holds what visitors send', () => {
  const models = [...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model (\w+) \{\n(.*?)^\}/gms)]
  const names = models.map(([, name]) => name)
  const columns = models.flatMap(([, model = '', body = '']) =>
    withoutVisitors.includes(model)
      ? []
      : [...body.matchAll(/^ {2}(\w+) +(\w+)/gm)]
          .filter(([, , type = '']) => !names.includes(type))
          .map(([, field]) => `${model}.${field}`),
  )
  expect(columns.length).toBeGreaterThan(80)
  expect(onOurServer.flatMap(({ covers }) => covers).sort()).toEqual(columns.sort())
})

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(file)
    return /\.(?:tsx?|js)$/.test(entry.name) ? [file] : []
  })
}

test('the privacy page names everything that the site keeps in the browser', () => {
  const sources = ['app', 'components', 'lib']
    .flatMap(filesIn)
    // The desk is opened on the operator's devices.
    .filter((file) => !file.startsWith('lib/desk/'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  const storing = sources.filter(([, text]) =>
    /\b(?:localStorage|sessionStorage|caches|indexedDB|cookieStore)\.\w|document\.cookie/.test(text),
  )
  const keys = storing.map(([file, text]) => {
    const named = text.matchAll(
      /(?:(?:key|inCache|prefix) = (?:\w+ && )?|(?:get|set|remove)Item\(|startsWith\()['`]([a-z-]+)(?= ?['`]|:\$)/g,
    )
    return [file, [...new Set([...named].map(([, key]) => key))]] as const
  })
  expect(keys.filter(([, found]) => found.length !== 1)).toEqual([])
  expect([...new Set(keys.flatMap(([, found]) => found))].sort()).toEqual(
    onTheDevice.flatMap(({ covers }) => covers).sort(),
  )
})
