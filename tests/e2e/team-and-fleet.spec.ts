import { expect, test } from '../support/browser-test'

test.use({ javaScriptEnabled: false })

type Member = { name: string; role: string; bio: string; specialty: string | null; yearsOfExperience: number | null }
type Vehicle = { name: string; description: string; features: string[]; type: string; available: boolean }

test('everybody of the team is shown, in the order of the list', async ({ page, request }) => {
  const team = (await (await request.get('/api/team-members')).json()) as Member[]
  await page.goto('/teams')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(items).toHaveCount(team.length)
  for (const [index, { name, role, bio, specialty, yearsOfExperience }] of team.entries()) {
    const item = items.nth(index)
    await expect(item.getByRole('heading', { name })).toBeVisible()
    for (const text of [
      role,
      bio,
      specialty,
      yearsOfExperience === null ? null : `${yearsOfExperience} years in the work`,
    ])
      if (text) await expect(item.getByText(text)).toBeVisible()
    await expect(item.getByRole('img')).toHaveAttribute('alt', /\S/)
  }
})

test('every vehicle is shown with its features, its type and a way to ask for a quote', async ({ page, request }) => {
  const fleet = (await (await request.get('/api/fleet-vehicles')).json()) as Vehicle[]
  await page.goto('/fleet')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(fleet.length + 1)
  for (const { name, description, features, type, available } of fleet) {
    const sheet = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(sheet.getByText(description)).toBeVisible()
    await expect(sheet.getByText(type, { exact: true }).first()).toBeVisible()
    for (const feature of features) await expect(sheet.getByText(feature, { exact: true })).toBeVisible()
    await expect(sheet.getByText('Not available', { exact: true })).toHaveCount(available ? 0 : 1)
    await expect(sheet.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/book')
  }
})
