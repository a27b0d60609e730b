import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AskBox } from '@/app/before-you-go/_components/ask-box'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What would you like to know?' })
const status = () => screen.getByRole('status').textContent

const visa = {
  page: 'Before you go',
  heading: 'Visas',
  text: 'You need a visa.',
  url: 'https://a.test/before-you-go#visa',
}

/** The requests so far, to be answered in any order. */
const asked: { query: string | null; isAborted: () => boolean; answer: (body: unknown, status?: number) => void }[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal(
    'fetch',
    (address: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        asked.push({
          query: new URL(address, 'https://a.test').searchParams.get('query'),
          isAborted: () => signal.aborted,
          answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })),
        })
      }),
  )
})

async function ask(question: string) {
  await userEvent.clear(box())
  await userEvent.type(box(), `${question}{Enter}`)
}

test('Enter shows the answers below the box, says how many, and leads to their place on this page', async () => {
  render(<AskBox />)
  await ask('visa uganda')
  expect(asked.map(({ query }) => query)).toEqual(['visa uganda'])
  asked[0]?.answer({ answers: [visa, { ...visa, text: 'For Kenya an eTA.' }] })
  await screen.findByText('2 answers from our pages:')
  const [first] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('You need a visa.')).toBeTruthy()
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/before-you-go#visa')
  expect(box().value).toBe('visa uganda')
})

test('of two questions the later one counts, and the earlier is not waited for', async () => {
  render(<AskBox />)
  await ask('tips')
  await ask('visa')
  expect(asked.map(({ isAborted }) => isAborted())).toEqual([true, false])
  asked[1]?.answer({ answers: [visa] })
  await screen.findByText('1 answer from our pages:')
})

test('what nothing answers can be asked with the question filled in', async () => {
  render(<AskBox />)
  await ask('Is there a piano & a bar?')
  asked[0]?.answer({ answers: [] })
  const link = await screen.findByRole('link', { name: 'Ask us' })
  expect(status()).toContain('We do not have that written down.')
  const address = new URL(link.getAttribute('href') ?? '', 'https://a.test')
  expect([address.pathname, address.searchParams.get('message')]).toEqual(['/contact', 'Is there a piano & a bar?'])
})

test.each([
  ['the server fails', () => asked[0]?.answer({ error: 'No.' }, 503)],
  ['the answer is no JSON', () => asked[0]?.answer(undefined)],
])('when %s the box says so, and asks again', async (_, fail) => {
  render(<AskBox />)
  await ask('visa')
  fail()
  await screen.findByText(/Check your connection and try again/)
  await userEvent.click(screen.getByRole('button', { name: 'Find the answer' }))
  asked[1]?.answer({ answers: [visa] })
  await screen.findByText('1 answer from our pages:')
})

test('before scripts have loaded it is a form of the list of trips', () => {
  render(<AskBox />)
  const form = box().form
  expect([form?.getAttribute('action'), form?.method, box().name, box().required]).toEqual([
    '/itineraries',
    'get',
    'query',
    true,
  ])
})
