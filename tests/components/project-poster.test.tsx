import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ProjectPoster } from '@/app/community-engagement/_components/project-poster'
import { ProjectStory } from '@/app/community-engagement/_components/project-story'
import { projects } from '@/lib/content/projects'
import { installModalDialog } from '../support/modal-dialog'

const project = projects[0] as (typeof projects)[number]
const { title, fullDescription, galleryImages } = project

beforeEach(installModalDialog)

const position = (number: number) => screen.getByText(`${number} / ${galleryImages.length}`)
const isInView = (index: number) =>
  !screen
    .getByText(galleryImages.at(index)?.caption ?? '')
    .closest('figure')
    ?.classList.contains('hidden')

test('a project opens with its full description, and its gallery turns by buttons and arrow keys', async () => {
  const user = userEvent.setup()
  render(
    <ProjectPoster project={project} ink="bg-night" openLabel="Read the story">
      <ProjectStory project={project} />
    </ProjectPoster>,
  )
  await user.click(screen.getByRole('button', { name: new RegExp(title) }))
  const dialog = await screen.findByRole('dialog', { name: title })
  for (const paragraph of fullDescription) expect(within(dialog).getByText(paragraph)).toBeTruthy()
  expect(position(1)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(position(galleryImages.length)).toBeTruthy()
  expect([isInView(-1), isInView(0)]).toEqual([true, false])
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(position(1)).toBeTruthy()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(position(2)).toBeTruthy()
})
