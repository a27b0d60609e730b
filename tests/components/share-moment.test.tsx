import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShareMoment } from '@/app/itineraries/[id]/_components/share-moment'
import { installModalDialog, pressEscape } from '../support/modal-dialog'

const lion = new File(['lion'], 'lion.jpg', { type: 'image/jpeg' })
const zebra = new File(['zebra'], 'zebra.png', { type: 'image/png' })
const letter = new File(['letter'], 'letter.pdf', { type: 'application/pdf' })
const fake = new File(['not a picture'], 'fake.jpg', { type: 'image/jpeg' })

const live = new Map<string, File>()
const decode = vi.fn<() => Promise<void>>()

beforeEach(() => {
  installModalDialog()
  live.clear()
  let count = 0
  URL.createObjectURL = (file) => {
    const url = `blob:${++count}`
    live.set(url, file as File)
    return url
  }
  URL.revokeObjectURL = (url) => void live.delete(url)
  // jsdom draws nothing: the picture itself is passed on. tests/e2e/share-moment.spec.ts sees the drawn one.
  HTMLCanvasElement.prototype.getContext = () => null
  // jsdom decodes no pictures: every file but the fake one counts as a picture.
  HTMLImageElement.prototype.decode = decode.mockImplementation(function (this: HTMLImageElement) {
    return live.get(this.src) === fake ? Promise.reject(new DOMException('', 'EncodingError')) : Promise.resolve()
  })
})

afterEach(() => {
  for (const key of ['share', 'canShare']) Reflect.deleteProperty(navigator, key)
})

async function open() {
  const user = userEvent.setup({ applyAccept: false })
  render(<ShareMoment title="Mara Long Weekend" url="https://tembo.example/itineraries/7" />)
  await user.click(screen.getByRole('button', { name: 'Share a moment' }))
  await screen.findByRole('dialog', { name: 'Share a moment' })
  return { user, choose: (file: File) => user.upload(screen.getByLabelText(/^Choose (a|another) picture$/), file) }
}

const preview = (name: string) => screen.findByRole('img', { name: new RegExp(`^Your picture, ${name}`) })

async function openWithLion() {
  const opened = await open()
  await opened.choose(lion)
  await preview('lion.jpg')
  return opened
}

test('shows the chosen picture, and says that it stays on the device', async () => {
  await openWithLion()
  expect(screen.getByText(/stays on this device. It is not uploaded/)).toBeTruthy()
  expect(live.get(String((await preview('lion.jpg')).getAttribute('src')))).toBe(lion)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['is not an image', letter],
  ['only calls itself an image', fake],
])('refuses a file that %s, and keeps nothing of it', async (_, file) => {
  const { choose } = await open()
  await choose(file)
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose an image file.')
  expect(screen.queryByRole('img')).toBeNull()
  expect(live.size).toBe(0)
})

test('keeps the picture when the next file is refused; a good one takes its place and that of the message', async () => {
  const { choose } = await openWithLion()
  await choose(letter)
  await screen.findByRole('alert')
  await preview('lion.jpg')
  await choose(zebra)
  await preview('zebra.png')
  expect(screen.queryByRole('alert')).toBeNull()
  expect([...live.values()]).toEqual([zebra])
})

test('the picture can be removed, and the focus goes back to choosing', async () => {
  const { user } = await openWithLion()
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(live.size).toBe(0)
  expect(document.activeElement).toBe(screen.getByLabelText('Choose a picture'))
})

test('closing the dialog forgets the picture', async () => {
  const { user } = await openWithLion()
  await act(async () => pressEscape())
  expect(live.size).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Share a moment' }))
  await screen.findByLabelText('Choose a picture')
  expect(screen.queryByRole('img')).toBeNull()
})

test('a picture still being read when the dialog closes is let go', async () => {
  const { choose } = await open()
  let finish = () => {}
  decode.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await choose(lion)
  expect(live.size).toBe(1)
  await act(async () => pressEscape())
  finish()
  await waitFor(() => expect(live.size).toBe(0))
})

test('hands the picture and the trip’s link to the share sheet where that takes files, and else has it downloaded', async () => {
  const shareButton = () => screen.queryByRole('button', { name: 'Share this picture' })
  const { user, choose } = await openWithLion()
  expect(shareButton()).toBeNull()
  const download = screen.getByRole('link', { name: 'Download this picture' })
  expect([download.getAttribute('download'), live.get(String(download.getAttribute('href')))]).toEqual([
    'lion.jpg',
    lion,
  ])
  const share = vi.fn().mockResolvedValue(undefined)
  Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.[0] === lion })
  await choose(zebra)
  await preview('zebra.png')
  expect(shareButton()).toBeNull()
  await choose(lion)
  await user.click(await screen.findByRole('button', { name: 'Share this picture' }))
  const text = 'Mara Long Weekend https://tembo.example/itineraries/7'
  expect(share).toHaveBeenCalledWith({ files: [lion], title: 'Mara Long Weekend', text })
  expect(screen.queryByRole('link', { name: 'Download this picture' })).toBeNull()
})

test('an empty choice changes nothing', async () => {
  await openWithLion()
  fireEvent.change(screen.getByLabelText('Choose another picture'), { target: { files: [] } })
  await preview('lion.jpg')
})
