// An import of the workbook, which can be taken back.
import 'server-only'
import { randomUUID } from 'node:crypto'
import { lastImport, readImport } from '../data/workbook/import'
import { html } from '../mail/html'
import { facts, formatMoment, input, postForm } from './page'

/** `id` is the number of the import. Null when it was undone, or is not among the last ten. */
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
  ['Taken over', `${formatMoment(found.createdAt)} in Nairobi`],
])}
<p>What it changed is in the mail that led you here.</p>
${
  isLast
    ? html`<h2>What to do</h2><details><summary>Undo it</summary>
${postForm({
  action: 'undo',
  key: randomUUID(),
  body: html`<p>Everything it changed is as it was before. The workbook with the changes is not deleted.</p>${input({ name: 'word', label: 'Type undo' })}`,
  button: 'Undo the import',
})}</details>`
    : html`<p>Another import came after it: undo that one first.</p>`
}`,
  }
}

export const undonePage = ({ source, lines }: { source: string; lines: string[] }) => ({
  title: 'Undone',
  body: html`<p role="status">${source} is undone:</p><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`,
})
