// Transfers with made-up prices, marked as samples: the operator replaces them. Zanzibar is the only beach trip.

const zanzibar = 5

const fromNairobi = 'Night in Nairobi, then a morning flight to Zanzibar'
const fromKilimanjaro = 'Night in a hotel, then a morning flight from Kilimanjaro airport to Zanzibar'

const extension = (itineraryId: number, way: string, transferPrice: number, note: string) => ({
  ...{ itineraryId, extensionId: zanzibar, position: 'after', way, nightsBetween: 1, transferPrice, note },
  status: 'sample',
})

const afterDust = 'Four nights on the island after the dust of the road: old town, spice farms and the reef.'
const afterCamps = 'Four nights on the island after the camps: old town, spice farms and the reef.'

export const extensions = [
  extension(1, fromNairobi, 450, afterCamps),
  extension(2, fromNairobi, 450, afterCamps),
  extension(6, fromNairobi, 360, afterDust),
  extension(
    7,
    fromNairobi,
    360,
    'A weekend in the Mara, then four nights on the island: a whole holiday in eight days.',
  ),
  extension(8, fromKilimanjaro, 290, afterDust),
  extension(10, fromNairobi, 360, afterDust),
  extension(
    13,
    fromKilimanjaro,
    290,
    'Four nights on the island, where tired legs need to walk no farther than the beach.',
  ),
]
