import 'server-only'
import { dataPolicy } from '../http/content-security-policy'
import { html } from '../http/html'
import { databaseTime, db } from '../platform/db'
import { exportWorkbook, lastImport, readImport } from '../workbook/import'
import { overdueContent } from '../workbook/overdue-content'
import { disclosureForm, facts, formatMoment, input } from './page'

/** The newest workbook and its due claims and prices. */
export async function newestPage() {
  return {
    title: 'The newest workbook',
    body: html`<p>It has everything that is on the site now. Make your changes in it and put it into the folder.</p>${download}
${dueLists(await overdueContent(db(), await databaseTime()))}`,
  }
}

export const dueLists = (overdue: [heading: string, lines: string[]][]) =>
  overdue.map(
    ([heading, lines]) =>
      html`<h2>${heading} (${lines.length})</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`,
  )

const download = html`<p><a class="button" href="?file=1">Download the newest workbook</a></p>`

export async function workbookFile() {
  const headers = {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="content.xlsx"',
    'content-security-policy': dataPolicy,
  }
  return new Response(new Uint8Array(await exportWorkbook()), { headers })
}

/** `id`: the import's number. Null when undone or not among the last ten. */
export async function workbookPage(id: string, problem?: string) {
  const found = await readImport(Number(id))
  if (!found) return null
  const isLast = (await lastImport()) === found.id
  return {
    title: 'An import of the workbook',
    body: html`
${problem && html`<p class="note problem" role="alert">${problem}</p>`}
${facts([
  ['File', found.source],
  ['Imported', `${formatMoment(found.createdAt)} in Nairobi`],
])}
<p>The email that led you here lists what it changed.</p>
${
  isLast
    ? html`<h2>What to do</h2>${disclosureForm({
        summary: 'Undo it',
        action: 'undo',
        body: html`<p>This restores everything it changed. The workbook with the changes is not deleted.</p>${input({ name: 'word', label: 'Type undo' })}`,
        button: 'Undo the import',
      })}`
    : html`<p>There has been another import since. Undo that one first.</p>`
}
${download}`,
  }
}

export const undonePage = ({ source, lines }: { source: string; lines: string[] }) => ({
  title: 'Undone',
  body: html`<p role="status">${source} is undone:</p><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`,
})
