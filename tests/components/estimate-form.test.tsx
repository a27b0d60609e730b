import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { EstimateForm } from '@/components/itinerary/estimate-form'
import { keepTravellers } from '@/components/itinerary/kept-travellers'

const form = <EstimateForm itineraryId={6} asksAges />
const ages = () => screen.getByLabelText<HTMLInputElement>('Ages of the children')

beforeEach(() => localStorage.clear())

test('ages typed before the scripts ran stay when the kept travellers are filled in', () => {
  keepTravellers({ adults: 2, kids: 2, ages: '', from: '' })
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(form)
  ages().value = '9, 6'
  render(form, { container: page, hydrate: true })
  expect(screen.getByLabelText<HTMLInputElement>('Under 13').value).toBe('2')
  expect(ages().value).toBe('9, 6')
})
