// A form that was refused without JavaScript.
import { expect, type Page } from './browser-test'

/**
 * Checks that the page opens at the list of what is wrong, and that each line of it leads to its field, where it is said
 * again. Takes the messages by the label of their field, in the order of the screen.
 */
export async function expectRefused(page: Page, errors: Record<string, string>) {
  const list = page.getByRole('alert').filter({ hasText: 'Nothing was sent yet' })
  await expect(list).toBeFocused()
  await expect(list).toBeInViewport()
  const count = Object.keys(errors).length
  await expect(list).toContainText(`please look at the ${count === 1 ? 'field' : `${count} fields`} marked below.`)
  const lines = Object.entries(errors).map(([label, message]) => `${label} ${message}`)
  await expect(list.getByRole('listitem')).toHaveText(lines)
  for (const [label, message] of Object.entries(errors)) {
    await list.getByRole('link', { name: label, exact: true }).click()
    await expect(page.locator(':focus')).toHaveAccessibleDescription(new RegExp(`^${message}`))
  }
}
