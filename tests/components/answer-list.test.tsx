import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnswerList } from '@/components/sections/answer-list'
import type { Answer } from '@/lib/answers/answer'

const malaria: Answer = {
  href: '/before-you-go#malaria',
  page: 'Before you go',
  heading: 'Malaria',
  text: 'Take tablets against malaria. Start before you fly.',
  pieces: [
    { text: 'Take tablets against ', isMarked: false },
    { text: 'malaria', isMarked: true },
    { text: '. Start before you fly.', isMarked: false },
  ],
}

test('an answer is a whole sentence with the words of the question marked, and a link to its place', () => {
  const { container } = render(<AnswerList answers={[malaria]} />)
  expect(screen.getByRole('listitem').querySelector('p')?.textContent).toBe(malaria.text)
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['malaria'])
  expect(screen.getByRole('link', { name: 'Before you go, Malaria' }).getAttribute('href')).toBe(malaria.href)
})

test('a page whose text has no heading of its own is named once', () => {
  render(<AnswerList answers={[{ ...malaria, href: '/groups', page: 'Groups', heading: 'Groups' }]} />)
  expect(screen.getByRole('link', { name: 'Groups' })).toBeTruthy()
})
