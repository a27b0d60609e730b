import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { ProjectPoster } from '@/app/community-engagement/_components/project-poster'
import { ProjectStory } from '@/app/community-engagement/_components/project-story'
import { projects } from '@/lib/content/projects'
import { installModalDialog } from '../support/modal-dialog'

const [project] = projects
if (!project) throw new Error('There are no projects.')
const { title, fullDescription, galleryImages } = project

beforeEach(installModalDialog)

async function open() {
  const user = userEvent.setup()
  render(
    <ProjectPoster project={project as (typeof projects)[number]} ink="bg-night" openLabel="Read the story">
      <ProjectStory project={project as (typeof projects)[number]} />
    </ProjectPoster>,
  )
  await user.click(screen.getByRole('button', { name: new RegExp(title) }))
  return { user, dialog: await screen.findByRole('dialog', { name: title }) }
}

const caption = (index: number) => galleryImages.at(index)?.caption ?? ''
const position = (text: string) => screen.getByText(text)

describe('a project', () => {
  test('opens with its gallery and its full description', async () => {
    const { dialog } = await open()
    for (const paragraph of fullDescription) expect(within(dialog).getByText(paragraph)).toBeTruthy()
    expect(position(`1 / ${galleryImages.length}`)).toBeTruthy()
  })

  test('its gallery wraps both ways', async () => {
    const { user } = await open()
    const last = galleryImages.length
    await user.click(screen.getByRole('button', { name: 'Previous picture' }))
    expect(position(`${last} / ${last}`)).toBeTruthy()
    expect(screen.getByText(caption(-1)).closest('figure')?.classList.contains('hidden')).toBe(false)
    expect(screen.getByText(caption(0)).closest('figure')?.classList.contains('hidden')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Next picture' }))
    expect(position(`1 / ${last}`)).toBeTruthy()
  })

  test('arrow keys turn the pictures', async () => {
    const { user } = await open()
    screen.getByRole('button', { name: 'Next picture' }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(position(`2 / ${galleryImages.length}`)).toBeTruthy()
  })
})
