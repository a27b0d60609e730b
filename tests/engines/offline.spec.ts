import { expect, test } from '../support/engines/test'
import { role, text, Visitor } from '../support/engines/visitor'
import { siteBehind } from '../support/site-behind'

test('without a network a kept trip opens and says so, and others are a page of ours', async ({ visitor, baseURL }) => {
  const site = await siteBehind(String(baseURL), () => null)
  const traveller = new Visitor(visitor.tab, site.url)
  await traveller.open('/itineraries/6')
  await traveller.sees(text('Saved on this device, so it also opens without a network.'))
  site.close()
  await traveller.open('/itineraries/6')
  await traveller.sees(text(/^There is no network. This is the copy/))
  expect(await traveller.evaluate(() => document.querySelector('h1')?.textContent)).toBe(
    'Mara, Nakuru, Naivasha, Amboseli',
  )
  await traveller.open('/book')
  await traveller.sees(role('heading', 'There is no network here.'))
  await traveller.sees(role('link', /^Call \+254/))
  await traveller.click(role('link', 'Mara, Nakuru, Naivasha, Amboseli'))
  await traveller.isAt('/itineraries/6')
})
