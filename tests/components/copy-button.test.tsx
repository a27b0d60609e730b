import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CopyButton } from '@/components/ui/copy-button'

const address = 'partnerships@example.com'

test('the address is copied, and the button says so', async () => {
  const user = userEvent.setup()
  render(<CopyButton text={address} label={`the address ${address}`} />)
  await user.click(screen.getByRole('button', { name: `Copy the address ${address}` }))
  expect(await screen.findByRole('button', { name: `Copied the address ${address}` })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(await navigator.clipboard.readText()).toBe(address)
})

test('where copying is not allowed it says that', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  render(<CopyButton text={address} label={`the address ${address}`} />)
  await user.click(screen.getByRole('button', { name: /^Copy/ }))
  expect((await screen.findByRole('status')).textContent).toBe('Could not copy')
})
