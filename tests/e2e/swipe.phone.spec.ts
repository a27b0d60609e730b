import { expect, type Locator, openWithScripts, type Page, test } from '../support/browser-test'

async function swipeLeft(page: Page, element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing to swipe over')
  const y = box.y + box.height / 2
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  const from = box.x + box.width * 0.8
  await touch('touchStart', from)
  for (const step of [20, 60, 120, 180]) await touch('touchMove', from - step)
  await touch('touchEnd')
}

test('the scenes of the home page follow the finger, and then stop advancing by themselves', async ({ page }) => {
  await openWithScripts(page, '/')
  const scenes = page.getByRole('region', { name: 'Safari scenes' })
  await swipeLeft(page, scenes.getByRole('img').first())
  await expect(scenes.getByText(/^Slide [2-7] of 7/)).toBeAttached()
  await expect(scenes.getByRole('button', { name: 'Pause slides' })).toBeHidden()
})

test('so do the pictures in the lightbox of a trip', async ({ page }) => {
  await page.goto('/itineraries/6')
  const lightbox = page.getByRole('dialog', { name: /^Pictures/ })
  await page.getByRole('link', { name: /Open picture 1/ }).tap()
  await expect(lightbox).toBeVisible()
  await swipeLeft(page, lightbox)
  await expect(page.getByRole('dialog', { name: 'Pictures, 2 of 4' })).toBeVisible()
})

test('and those of a community project, which is read to its end', async ({ page }) => {
  await openWithScripts(page, '/community-engagement')
  const project = page.getByRole('dialog', { name: 'Acacia Thread Women’s Group' })
  await page.getByRole('button', { name: 'Acacia Thread' }).tap()
  await expect(project.getByText(/^1 \/ \d/)).toBeVisible()
  await swipeLeft(page, project.getByRole('img').first())
  await expect(project.getByText(/^2 \/ \d/)).toBeVisible()
  await project.getByRole('paragraph').last().scrollIntoViewIfNeeded()
  await expect(project.getByRole('paragraph').last()).toBeInViewport()
})
