'use server'
import { redirect } from 'next/navigation'
import * as z from 'zod'
import { setField } from '../publishing/edit-drafts'
import { cropPhoto } from '../publishing/photos'
import { readFormTexts } from '../submissions/form-texts'
import { requireDesk } from './access'
import { describeProblem } from './action'
import { pictureQuery, placeOf, placePhotos } from './photographs'

const address = z.string().max(300)
const chosen = z.object({ photo: address, part: z.coerce.number().min(0).max(100).catch(50) })

/** One that is here already. */
export async function choosePicture(form: FormData) {
  const texts = readFormTexts(form)
  const query = pictureQuery.parse(texts)
  const { who } = await requireDesk(`/desk/content/photographs?${new URLSearchParams(query)}`)
  redirect((await orProblem(query, () => placePhotos([chosen.parse(texts).photo], query, who))) as never)
}

/** The part that was chosen, into the field. */
export async function fitPicture(form: FormData) {
  const texts = readFormTexts(form)
  const query = pictureQuery.parse(texts)
  const { who } = await requireDesk(`/desk/content/photographs?${new URLSearchParams(query)}`)
  const next = await orProblem(query, async () => {
    const { sheet, key, column, use, back } = placeOf(query)
    const { photo, part } = chosen.parse(texts)
    const picture = photo.startsWith('/photos/') ? await cropPhoto(photo, use, part / 100) : photo
    await setField(sheet, key, column.field, picture, who)
    return back
  })
  redirect(next as never)
}

async function orProblem(query: Record<string, string>, run: () => Promise<string>) {
  try {
    return await run()
  } catch (error) {
    const problem = describeProblem(error)
    if (!problem) throw error
    return `/desk/content/photographs?${new URLSearchParams({ ...query, problem: problem.slice(0, 300) })}`
  }
}
