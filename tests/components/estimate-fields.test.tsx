import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { EstimateFields } from '@/components/itinerary/estimate-fields'
import { saveTravellers } from '@/components/itinerary/saved-travellers'
import { formatTravelMonth, toMonth, upcomingMonths } from '@/lib/domain/travellers'
import { parseEstimateQuestion } from '@/lib/prices/estimate-question'
import { makeItinerary } from '../support/factories'

const itinerary = makeItinerary({ suitability: { youngest: 5, age: '', fitness: '', heat: '', comfort: '' } })
const form = (
  <form>
    <EstimateFields itinerary={itinerary} />
  </form>
)
const ages = () => screen.getByLabelText<HTMLInputElement>('Ages of the children')

beforeEach(() => localStorage.clear())

test('what was wrong stays as it was written, to be corrected', () => {
  saveTravellers({ adults: 4, kids: 0, ages: '', from: '' })
  const request = parseEstimateQuestion({ adults: '2', kids: '2', ages: 'nine', month: 'August' })
  render(<EstimateFields itinerary={itinerary} request={request} />)
  expect(ages().value).toBe('nine')
  expect(screen.getByLabelText<HTMLInputElement>('Adults').value).toBe('2')
  expect(screen.getByLabelText<HTMLSelectElement>('Month').value).toBe(toMonth('august'))
})

test('ages typed before the scripts ran stay when the kept travellers are filled in', () => {
  saveTravellers({ adults: 2, kids: 2, ages: '', from: '' })
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(form)
  ages().value = '9, 6'
  render(form, { container: page, hydrate: true })
  expect(screen.getByLabelText<HTMLInputElement>('Under 13').value).toBe('2')
  expect(ages().value).toBe('9, 6')
})

test('the month that was chosen before keeps its year', () => {
  const later = upcomingMonths(new Date(), 20).at(-1) ?? ''
  saveTravellers({ adults: 2, kids: 0, ages: '', from: later })
  render(form)
  const month = screen.getByLabelText<HTMLSelectElement>('Month')
  expect(month.value).toBe(later)
  expect(month.selectedOptions[0]?.text).toBe(formatTravelMonth(later))
})

test('the reduced price starts at the youngest age that the trip takes', () => {
  const children = { to: 11, withTwo: 60, withChild: 80, withOne: 100, belowThree: 0 }
  const season = { season: 'All year', months: [], validUntil: '2027-12-31', singleSupplement: 0, isByNight: false }
  const prices = [{ ...season, parties: [], children }]
  const { unmount } = render(<EstimateFields itinerary={{ ...itinerary, prices }} />)
  expect(screen.getByText('Children from 5 to 11 pay less; from 12 they pay the adult price.')).toBeTruthy()
  unmount()
  render(<EstimateFields itinerary={{ ...itinerary, prices, suitability: null }} />)
  expect(screen.getByText('Children from 3 to 11 pay less; from 12 they pay the adult price.')).toBeTruthy()
})
