// What one sees on a trip, as facts of its places say.
import { type Likelihood, likelihoods } from './choices'
import { describeMonths, listWords } from './details'
import { animals } from './themes'

/** `months`: those of the trip in which it is that likely. */
export type Sighting = { animal: string; likelihood: Likelihood; months: number[] }

const labels = new Map(animals.map(({ slug, label }) => [slug, label]))

/** The labels of what one sees nearly always or often. */
export const seenLabels = (wildlife: Sighting[]) =>
  animals
    .filter(({ slug }) => wildlife.some(({ animal, likelihood }) => animal === slug && likelihood !== 'rarely'))
    .map(({ label }) => label)

const sayings: Record<Likelihood, string> = { 'nearly always': 'Nearly always', often: 'Often', rarely: 'With luck' }

/** 'Nearly always: elephants. Often: the great migration (July to October).' Empty where nothing is known. */
export function sayWildlife(wildlife: Sighting[], bestMonths: number[]) {
  return likelihoods
    .flatMap((likelihood) => {
      const seen = animals.flatMap(({ slug }) => {
        const best = likelihoods.find((one) => wildlife.some((it) => it.animal === slug && it.likelihood === one))
        const found = wildlife.find((it) => it.animal === slug && it.likelihood === likelihood)
        return found && best === likelihood ? [nameOf(found, bestMonths)] : []
      })
      return seen.length > 0 ? [`${sayings[likelihood]}: ${listWords(seen)}.`] : []
    })
    .join(' ')
}

function nameOf({ animal, months }: Sighting, bestMonths: number[]) {
  const label = labels.get(animal) ?? animal
  const name = label.charAt(0).toLowerCase() + label.slice(1)
  return months.length < (bestMonths.length || 12) ? `${name} (${describeMonths(months)})` : name
}
