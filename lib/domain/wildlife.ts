import { type Likelihood, likelihoods } from './choices'
import { describeMonths } from './details'
import { animals } from './themes'

export type Sighting = { animal: string; likelihood: Likelihood; months: number[] }

const labels = new Map(animals.map(({ slug, label }) => [slug, label]))

export const isSeen = ({ likelihood }: { likelihood: string }) => likelihood !== 'rarely'

export const seenLabels = (wildlife: Sighting[]) =>
  animals
    .filter(({ slug }) => wildlife.some((sighting) => sighting.animal === slug && isSeen(sighting)))
    .map(({ label }) => label)

const likelihoodLabels: Record<Likelihood, string> = {
  'nearly always': 'Nearly always',
  often: 'Often',
  rarely: 'With luck',
}

export function describeWildlife(wildlife: Sighting[], bestMonths: number[]) {
  const best = animals.flatMap(({ slug }) => mostLikely(wildlife.filter(({ animal }) => animal === slug)) ?? [])
  return likelihoods
    .map((likelihood) => ({ likelihood, seen: best.filter((sighting) => sighting.likelihood === likelihood) }))
    .filter(({ seen }) => seen.length > 0)
    .map(({ likelihood, seen }) => {
      const names = seen.map((sighting) => animalName(sighting, bestMonths))
      return `${likelihoodLabels[likelihood]}: ${names.join(', ')}.`
    })
    .join(' ')
}

const mostLikely = (sightings: Sighting[]) =>
  sightings.toSorted((a, b) => likelihoods.indexOf(a.likelihood) - likelihoods.indexOf(b.likelihood))[0]

function animalName({ animal, months }: Sighting, bestMonths: number[]) {
  const label = labels.get(animal) ?? animal
  const name = label.charAt(0).toLowerCase() + label.slice(1)
  return months.length < (bestMonths.length || 12) ? `${name} (${describeMonths(months)})` : name
}
