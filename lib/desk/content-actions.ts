'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { expireHere, tableTags } from '../cache/tags'
import { config } from '../platform/config'
import { BadRequestError, ChangedError } from '../platform/errors'
import { setPageStatus } from '../platform/request-context'
import { isUnavailable } from '../platform/unavailable'
import { listDays } from '../publishing/departure-series'
import {
  addDepartures,
  addFormer,
  addPart,
  addThing,
  copyThing,
  dropDraft,
  hashText,
  keepMine,
  moveRow,
  putBack,
  removeRow,
  restoreRow,
  saveEdits,
} from '../publishing/edit-drafts'
import { endPreview, previewHours } from '../publishing/preview'
import { readRemoved } from '../publishing/publish'
import { planDrafts, publishDrafts, unplanDrafts } from '../publishing/publish-drafts'
import { findThing, sheetNamed, thingOf } from '../publishing/things'
import { readFormTexts } from '../submissions/form-texts'
import { requireDesk } from './access'
import { describeProblem, deskAction, formHandler } from './action'
import { editsOfForm, formHref, parseName, thingAddress } from './content-edits'
import { fieldName, rowId } from './content-form'
import { departureSeriesForm, dropDraftForm, newThingForm, previewForm, publishForm, unplanForm } from './forms'
import { makePreview } from './make-preview'

/** Shown in the form after it was posted: what could not be stored, and all that was typed. */
export type EditResult = {
  problem?: string
  /** `seen`: with which it is sent again, to replace theirs. */
  clashes: { name: string; theirs: string; who: string; isGone?: true; seen: string }[]
  typed: Record<string, string>
}

/** Stores all fields of a form, then does what its button says. */
export async function editContent(_previous: EditResult | null, form: FormData): Promise<EditResult> {
  const texts = readFormTexts(form)
  const address = thingAddress.catch({ slug: '', key: '' }).parse(texts)
  const { who } = await requireDesk(formHref(address))
  let next: string
  const typed: EditResult['typed'] = {}
  try {
    const edits = editsOfForm(form)
    for (const { sheet, key, field, text } of edits) typed[fieldName(sheet, key, field)] = text
    const clashes = (await saveEdits(edits, who)).map(({ sheet, key, field, ...clash }) => {
      const name = fieldName(sheet, key, field)
      return { ...clash, name, seen: hashText((clash.isGone ? typed[name] : clash.theirs) ?? '') }
    })
    const gone = clashes.flatMap(({ isGone, name }) => (isGone && typed[name] ? [`“${typed[name]}”`] : []))
    const problem = gone.length > 0 ? `A colleague has taken off where you typed ${gone.join(', ')}.` : undefined
    if (clashes.length > 0) return { problem, clashes, typed }
    next = await act(texts.act ?? '', address, who)
  } catch (error) {
    const isAway = isUnavailable(error)
    const problem = isAway
      ? 'It could not be stored just now. Press the button again in a minute.'
      : describeProblem(error)
    if (!problem) throw error
    setPageStatus(isAway ? 503 : 400)
    return { problem, clashes: [], typed }
  }
  redirect(next as never)
}

/** Returns where to go. */
async function act(given: string, address: { slug: string; key: string }, who: string): Promise<string> {
  const [verb = ''] = given.split(':', 1)
  const name = given.slice(verb.length + 1)
  const here = (id = '') => `${formHref(address)}?at=${Date.now().toString(36)}#${id || 'top'}`
  if (verb === '' || verb === 'save') return here()
  if (verb === 'publish') return '/desk/content/publish'
  if (verb === 'picture')
    return `/desk/content/photographs?${new URLSearchParams({ for: name, of: `${address.slug}/${address.key}` })}`
  if (verb === 'add') {
    const sheet = sheetNamed(name)
    if (!sheet) throw new BadRequestError('There is no such part.')
    return here(rowId(sheet, await addPart(sheet, address.key, undefined, who)))
  }
  const { sheet, key, field } = parseName(name)
  const thing = thingOf(sheet)
  const isMain = sheet === thing.sheet && !thing.isGrouped
  if (verb === 'copy') return formHref({ slug: thing.slug, key: await copyThing(thing, key, who) })
  if (verb === 'like') return here(rowId(sheet, await addPart(sheet, address.key, key, who)))
  if (verb === 'back') await putBack(sheet, key, field, who)
  if (verb === 'drop') {
    await putBack(sheet, key, undefined, who)
    if (isMain) return `/desk/content/${thing.slug}`
  }
  if (verb === 'keep') await keepMine(sheet, key, who)
  if (verb === 'remove') {
    const isThere = await removeRow(sheet, key, who)
    if (isMain && !isThere) return `/desk/content/${thing.slug}`
  }
  if (verb === 'restore') await restoreRow(sheet, key, who)
  if (verb === 'up') await moveRow(sheet, key, -1, who)
  if (verb === 'down') await moveRow(sheet, key, 1, who)
  return here(rowId(sheet, key))
}

/** Empty, like another one, or one that was taken off the site. */
export const startThing = deskAction(newThingForm, async ({ slug, like, former }, { who }) => {
  const thing = findThing(slug)
  if (!thing || thing.isGrouped) throw new BadRequestError('There is no such part of the site.')
  if (former) {
    const rows = await readRemoved(thing, former)
    if (rows.length === 0) throw new BadRequestError('It was taken off too long ago: please enter it anew.')
    await addFormer(rows, who)
    return formHref({ slug, key: former })
  }
  return formHref({ slug, key: like ? await copyThing(thing, like, who) : await addThing(thing, who) })
})

/** Every Saturday from June to September, as drafts. The page says how many, and which days had one already. */
export const addDepartureSeries = deskAction(departureSeriesForm, async ({ trip, days, texts }, { who }) => {
  const all = listDays(days)
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  const skipped = await addDepartures(trip, all, filled, who)
  const query = { added: String(all.length - skipped.length), skipped: skipped.join(' ') }
  return `${formHref({ slug: 'trips', key: trip })}?${new URLSearchParams(query)}`
})

/** For a colleague, or another device. */
export const linkPreview = deskAction(previewForm, async (_, { who }) => {
  const secret = await makePreview(who)
  const text = `This link shows the site as it will be, for ${previewHours} hours:`
  return { done: { text, lines: [`${config.siteUrl}/preview/${secret}`] } }
})

/** What stands in the fields whose names begin like this. */
const valuesOf = (values: Record<string, string>, start: string) =>
  Object.entries(values).flatMap(([name, value]) => (name.startsWith(start) && value ? [value] : []))

/** The page comes with the refusal as it is now: what was looked at is out of date. */
function showAnew(error: unknown): never {
  if (error instanceof ChangedError) refresh()
  throw error
}

/** What was chosen on the page Publish: now, or at a moment in Nairobi. */
export const publishContent = formHandler(async (values) => {
  const { who } = await requireDesk('/desk/content/publish')
  const { act: how, day, time } = publishForm.parse(values)
  const stamps = valuesOf(values, 'take:').flatMap((value) => value.split(' '))
  const chosen = { stamps, meant: valuesOf(values, 'meant:'), who }
  if (how === 'plan') {
    const at = new Date(`${day}T${time}:00+03:00`)
    if (Number.isNaN(at.getTime()) || at.getTime() < Date.now())
      throw new BadRequestError('Nothing was planned: please choose a day and a time that are still to come.')
    await planDrafts(chosen, at).catch(showAnew)
    return '/desk/content?status=planned'
  }
  await publishDrafts(chosen).catch(showAnew)
  // Who publishes sees it at once; elsewhere the site hears of it within a second.
  expireHere(tableTags)
  await endPreview()
  return '/desk/content?status=published'
})

export const unplanContent = deskAction(unplanForm, async ({ moment }, { who }) => {
  await unplanDrafts(moment, who)
  return '/desk/content?status=unplanned'
})

/** One that has no place on the site any more. */
export const dropLeftover = deskAction(dropDraftForm, async ({ draft }, { who }) => {
  await dropDraft(draft, who)
  return '/desk/content?status=dropped'
})
