import { listAddress } from '@/lib/search/list-address'

export type Field = HTMLInputElement | HTMLSelectElement

const fieldName = (field: Field) => field.name || field.dataset.name || ''

const formFields = (form: HTMLFormElement) => ([...form.elements] as Field[]).filter(fieldName)

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const isTyped = (field: Field) =>
  field.type === 'search' || (field.type === 'number' && field === document.activeElement)

export function readForm(form: HTMLFormElement) {
  const given = formFields(form).filter((field) => !isBox(field) || field.checked)
  return listAddress(given.map((field) => [fieldName(field), field.value.trim().replace(/\s+/g, ' ')]))
}

export function dropChildren(form: HTMLFormElement) {
  for (const field of formFields(form)) if (['kids', 'ages'].includes(fieldName(field))) field.value = ''
}

/** Sets the fields from an address, except what is being typed. */
export function setFields(form: HTMLFormElement, params: URLSearchParams) {
  for (const field of formFields(form)) {
    const values = params.getAll(fieldName(field))
    if (isBox(field)) field.checked = values.includes(field.value)
    else if (!isTyped(field)) field.value = values[0] ?? ''
  }
}

export function setQuery(form: HTMLFormElement, query: string) {
  const box = form.querySelector<HTMLInputElement>('[type=search]')
  if (box) box.value = query
}

/** A choice may be in a select and among check boxes: removing it in one removes it in the other. */
export function takeOffElsewhere(form: HTMLFormElement, changed: Field, before: URLSearchParams) {
  const name = fieldName(changed)
  const gone = isBox(changed) ? !changed.checked && changed.value : before.get(name)
  // React replays changes made during hydration, when the address has them already.
  if (!isBox(changed) && gone === changed.value) return
  for (const field of formFields(form)) {
    if (fieldName(field) !== name || field.value !== gone) continue
    if (isBox(field)) field.checked = false
    else field.value = ''
  }
}
