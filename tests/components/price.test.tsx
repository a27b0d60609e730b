import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price, PriceTold } from '@/components/ui/price'

const told = { each: 221_000, total: 884_000, people: 4, whose: '2 adults and 2 children (9, 6), August 2027' }
const alone = { each: 253_000, total: 253_000, people: 1, whose: '1 adult' }
const lowest = { price: 1650, priceParty: 6, priceSeason: 'January to June' }

test.each([
  [<Price key="" of={lowest} />, 'From US$1,650each of six sharing, January to June'],
  [<Price key="" of={{ ...lowest, price: 0 }} />, 'Price on request'],
  [
    <PriceTold key="" told={told} />,
    'About US$2,210each, US$8,840 in all for 2 adults and 2 children (9, 6), August 2027',
  ],
  [<PriceTold key="" told={told} size="small" />, 'About US$2,210each of 4, US$8,840 in all'],
  [<PriceTold key="" told={alone} />, 'US$2,530in all for 1 adult'],
  [<PriceTold key="" told={{ reason: 'Too young.' }} />, 'Price on requestToo young.'],
  [<PriceTold key="" told={{ reason: 'Too young.' }} size="small" />, 'Price on request'],
])('%# says whose price it is', (price, said) => {
  expect(render(price).container.textContent).toBe(said)
})
