import { expect, type Page } from './browser-test'

/**
 * After a post without JavaScript: the page opens at its list of errors, and each leads to its field, which repeats it.
 * `errors` has messages by label, in page order.
 */
export async function expectRefused(page: Page, errors: Record<string, string>) {
  const list = page.getByRole('alert').filter({ hasText: 'Nothing was sent yet' })
  await expect(list).toBeFocused()
  await expect(list).toBeInViewport()
  const lines = Object.entries(errors).map(([label, message]) => `${label} ${message}`)
  await expect(list.getByRole('listitem')).toHaveText(lines)
  for (const [label, message] of Object.entries(errors)) {
    await list.getByRole('link', { name: label, exact: true }).click()
    await expect(page.locator(':focus')).toHaveAccessibleDescription(new RegExp(`^${message}`))
  }
}
