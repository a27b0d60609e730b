import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CopyButton } from '@/components/ui/copy-button'

test('where copying is not allowed it says that', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  render(<CopyButton text="partnerships@example.com" label="the address" />)
  await user.click(screen.getByRole('button', { name: /^Copy/ }))
  expect((await screen.findByRole('status')).textContent).toBe('Could not copy')
})
