// The form of the list read and set in the browser, by the names and values of its fields alone.
import { listAddress } from '@/lib/search/list-address'

export type Field = HTMLInputElement | HTMLSelectElement

// A check box whose choice the select sends has no name to be sent by.
const fieldName = (field: Field) => field.name || field.dataset.name || ''

const formFields = (form: HTMLFormElement) => ([...form.elements] as Field[]).filter(fieldName)

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const isTyped = (field: Field) =>
  field.type === 'search' || (field.type === 'number' && field === document.activeElement)

/** The address of the list that the form asks for. */
export function askedFor(form: HTMLFormElement) {
  const given = formFields(form).filter((field) => !isBox(field) || field.checked)
  return listAddress(given.map((field) => [fieldName(field), field.value.trim().replace(/\s+/g, ' ')]))
}

/** Two sharing have no children with them. */
export function dropChildren(form: HTMLFormElement) {
  for (const field of formFields(form)) if (['kids', 'ages'].includes(fieldName(field))) field.value = ''
}

/** Sets the fields to what an address says; what is typed is left to the one who types. */
export function setFields(form: HTMLFormElement, params: URLSearchParams) {
  for (const field of formFields(form)) {
    const values = params.getAll(fieldName(field))
    if (isBox(field)) field.checked = values.includes(field.value)
    else if (!isTyped(field)) field.value = values[0] ?? ''
  }
}

/**
 * A choice can be in a select and among the check boxes: what has been taken off in one of them, by this change of a form
 * that said these parameters, is taken off in the other.
 */
export function takeOffElsewhere(form: HTMLFormElement, changed: Field, before: URLSearchParams) {
  const name = fieldName(changed)
  const gone = isBox(changed) ? !changed.checked && changed.value : before.get(name)
  // A change made while React takes the page over is announced again, when the address has it already.
  if (!isBox(changed) && gone === changed.value) return
  for (const field of formFields(form)) {
    if (fieldName(field) !== name || field.value !== gone) continue
    if (isBox(field)) field.checked = false
    else field.value = ''
  }
}
