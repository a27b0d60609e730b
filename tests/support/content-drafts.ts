import { applyDrafts, draftStamp, readDrafts, toText } from '@/lib/publishing/drafts'
import { hashText, saveEdits } from '@/lib/publishing/edit-drafts'
import { readingContent } from '@/lib/publishing/publish'
import { publishDrafts } from '@/lib/publishing/publish-drafts'
import { rowKey, rowsOf } from '@/lib/publishing/sheet'
import { toContext } from '@/lib/publishing/site'
import { sheetNamed } from '@/lib/publishing/things'

export function sheet(name: string) {
  const found = sheetNamed(name)
  if (!found) throw new Error(`no sheet ${name}`)
  return found
}

/** What a form shows in this field now. */
export function shownText(name: string, key: string, field: string) {
  return readingContent(async (site) => {
    const { drafts } = await readDrafts()
    const draft = drafts.find((one) => one.sheet.name === name && one.key === key)
    const row = rowsOf(site.content, sheet(name)).find((one) => rowKey(sheet(name), one) === key)
    const column = sheet(name).columns.find((one) => one.field === field)
    if (!column) throw new Error(`no field ${field}`)
    return draft?.cells[field]?.text ?? toText(column, row?.[field], toContext(site))
  })
}

/** Types into a field of a form that was opened now. */
export async function type(name: string, key: string, field: string, text: string, who = 'Wanjiru') {
  const seen = hashText(await shownText(name, key, field))
  return saveEdits([{ sheet: sheet(name), key, field, text, seen }], who)
}

export const readOpen = () =>
  readingContent(async (site) => {
    const { drafts } = await readDrafts()
    return { drafts, applied: applyDrafts(site, drafts) }
  })

/** All of them, as they are now. */
export async function publishAll({ who = 'Wanjiru', meant = [] as string[] } = {}) {
  const { drafts } = await readOpen()
  return publishDrafts({ stamps: drafts.map(draftStamp), meant, who })
}

export async function faultsNow() {
  const { applied } = await readOpen()
  return applied.faults.map(({ sheet: { name }, key, field, problem }) => `${name} ${key} ${field}: ${problem}`)
}
