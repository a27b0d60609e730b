import type { SpeciesGroup } from './species'

export const otherSpecies: SpeciesGroup = {
  id: 'other-species',
  title: 'Other species',
  intro: 'One from the reef, one from the rocks, and one that is out of danger as a whole.',
  also: 'Turtles and tortoises',
  species: [
    {
      id: 'hawksbill-turtle',
      name: 'Hawksbill turtle',
      latin: 'Eretmochelys imbricata',
      status: 'CR',
      note: 'It has been hunted for its shell for centuries. It feeds on sponges along the reefs of Kenya and Zanzibar: never buy tortoiseshell, and keep lights away from a nesting beach.',
    },
    {
      id: 'pancake-tortoise',
      name: 'Pancake tortoise',
      latin: 'Malacochersus tornieri',
      status: 'CR',
      note: 'Flat and soft-shelled, made for hiding in cracks of rock in dry Kenya and Tanzania. It is taken for the pet trade, and lays only one egg at a time.',
    },
    {
      id: 'green-turtle',
      name: 'Green turtle',
      latin: 'Chelonia mydas',
      status: 'LC',
      note: 'The good news: moved from endangered to least concern in October 2025, after decades in which nests were guarded and nets were changed.',
    },
  ],
}
