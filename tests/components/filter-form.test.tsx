import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FilterFields } from '@/app/itineraries/_components/filter-fields'
import { FilterForm } from '@/app/itineraries/_components/filter-form'
import type { FacetCounts } from '@/lib/search/apply-filters'
import { facetNames, facets } from '@/lib/search/facets'
import { parseListParams, toParams, travellersOfSearch } from '@/lib/search/filters'
import { readAddress } from '@/lib/search/list-address'
import { readQuestion } from '@/lib/search/question'
import { installFakeClock, setupUser, wait } from '../support/fake-clock'
import { loadAhead } from '../support/forms'
import { stubView } from '../support/view'

installFakeClock()
beforeEach(() => stubView(false))

const counts = Object.fromEntries(
  facetNames.map((name) => [name, Object.fromEntries(facets[name].map(({ value }) => [value, 2]))]),
) as FacetCounts

/** The form on the list at an address. */
async function open(address: string) {
  const onChange = vi.fn()
  const questionOf = (drawn: string) => readQuestion(readAddress(drawn).get('query') ?? '')
  const filtersOf = (drawn: string) => parseListParams(toParams(readAddress(drawn)), questionOf(drawn).travellers)
  const searches = new Map<string, ReturnType<typeof travellersOfSearch>>()
  const searchOf = (drawn: string) => {
    const search = searches.get(drawn) ?? travellersOfSearch(questionOf(drawn))
    searches.set(drawn, search)
    return search
  }
  const formAt = (shown: string, drawn = shown) => (
    <FilterForm address={shown} search={searchOf(drawn)} onChange={onChange}>
      <FilterFields filters={filtersOf(drawn)} counts={counts} total={2} />
    </FilterForm>
  )
  const { rerender } = render(formAt(address))
  await act(loadAhead)
  return { user: setupUser(), onChange, show: (shown: string, drawn?: string) => rerender(formAt(shown, drawn)) }
}

const select = () => screen.getByRole('combobox', { name: 'Country' })
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`), hidden: true })
const search = () => screen.getByRole('combobox', { name: 'Search itineraries' })

it('a country of the select that gives way to another is no longer ticked', async () => {
  const { user, onChange } = await open('/itineraries?country=Kenya&country=Dubai')
  await user.selectOptions(select(), 'Uganda')
  expect(onChange.mock.lastCall).toEqual(['/itineraries?country=Uganda&country=Dubai'])
  expect(box('Kenya')).toHaveProperty('checked', false)
})

it('a country that is unticked gives its place in the select to the next', async () => {
  const { user, onChange, show } = await open('/itineraries?country=Kenya&country=Dubai')
  await user.click(box('Kenya'))
  expect(onChange.mock.lastCall).toEqual(['/itineraries?country=Dubai'])
  show('/itineraries?country=Dubai')
  expect(select()).toHaveProperty('value', 'Dubai')
})

it('a choice that is told once more stays: React repeats a change made while it took the page over', async () => {
  const { onChange, show } = await open('/itineraries')
  show('/itineraries?country=Uganda')
  fireEvent.input(select(), { target: { value: 'Uganda' } })
  expect(select()).toHaveProperty('value', 'Uganda')
  expect(onChange.mock.calls).toEqual([])
})

it('choices made while the list is on its way add up', async () => {
  const { user, onChange, show } = await open('/itineraries?sort=price')
  await user.click(box('Kenya'))
  show('/itineraries?country=Kenya&sort=price', '/itineraries?sort=price')
  expect(select()).toHaveProperty('value', 'Kenya')
  await user.click(box('Lions'))
  expect(onChange.mock.lastCall).toEqual(['/itineraries?country=Kenya&animal=big-cats&sort=price'])
})

const forThree = '/itineraries?query=gorillas+in+august+for+3&adults=3&from=2027-08'

it('the month and party that the last search named go with it, and stay out of the address', async () => {
  const { user, onChange, show } = await open(forThree)
  expect(onChange.mock.calls).toEqual([])
  await user.click(box('Lions'))
  expect(onChange.mock.lastCall).toEqual(['/itineraries?query=gorillas+in+august+for+3&animal=big-cats'])
  show('/itineraries?query=gorillas+in+august+for+3&animal=big-cats&adults=3&from=2027-08')
  await user.clear(search())
  await user.type(search(), 'gorillas')
  await wait(400)
  expect(onChange.mock.lastCall).toEqual(['/itineraries?query=gorillas&animal=big-cats'])
})

it('travellers chosen in the form take the place of those in the search', async () => {
  const { user, onChange } = await open(forThree)
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Prices for how many adults', hidden: true }),
    'For 4 adults',
  )
  expect(search()).toHaveProperty('value', 'gorillas')
  expect(onChange.mock.lastCall).toEqual(['/itineraries?query=gorillas&adults=4&from=2027-08'])
})

it('the reading of a budget goes with other filters, but not with another search', async () => {
  const { user, onChange, show } = await open('/itineraries?query=under+4000+for+both&budget=each')
  await user.click(box('Lions'))
  expect(onChange.mock.lastCall).toEqual(['/itineraries?query=under+4000+for+both&animal=big-cats&budget=each'])
  show('/itineraries?query=under+4000+for+both&animal=big-cats&budget=each')
  await user.type(search(), ' in july')
  await wait(400)
  expect(onChange.mock.lastCall).toEqual(['/itineraries?query=under+4000+for+both+in+july&animal=big-cats'])
})

it('a sum of the party stays one when the form names another party', async () => {
  const { user, onChange } = await open('/itineraries?query=under+4000+for+both&adults=2')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Prices for how many adults', hidden: true }),
    'For 4 adults',
  )
  expect(onChange.mock.lastCall).toEqual(['/itineraries?query=under+4000&adults=4&budget=total'])
})

it('travellers chosen while the list is on its way stay when somebody types', async () => {
  const { user, onChange, show } = await open('/itineraries')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Prices for how many adults', hidden: true }),
    'For 3 adults',
  )
  show('/itineraries?adults=3', '/itineraries')
  await user.type(search(), 'lions')
  await wait(400)
  expect(onChange.mock.lastCall).toEqual(['/itineraries?query=lions&adults=3'])
})

it('a choice takes along what is being typed, which is not asked for again', async () => {
  const { user, onChange } = await open('/itineraries')
  await user.type(search(), ' big  cats ')
  await user.click(box('Lions'))
  await wait(1000)
  expect(onChange.mock.calls).toEqual([['/itineraries?query=big+cats&animal=big-cats']])
})

it('a list that comes late changes what it is about, but not what has been typed since', async () => {
  const { user, show } = await open('/itineraries')
  await user.type(search(), 'lion')
  show('/itineraries?country=Kenya&animal=big-cats')
  expect(search()).toHaveProperty('value', 'lion')
  expect(select()).toHaveProperty('value', 'Kenya')
  expect(box('Lions')).toHaveProperty('checked', true)
})
