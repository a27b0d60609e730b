// What the volunteer application holds. Without zod, which the page loads only when it validates.
import { pickFields } from './pick-fields'

const texts = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  nationality: '',
  program: '',
  startDate: '',
  duration: '',
  skills: '',
  motivation: '',
  emergencyContact: '',
}

/** The empty form, in the order of the screen, so that the first error gets the focus. */
export const applicationDefaults = { ...texts, agreeTerms: false }

export type ApplicationFields = typeof applicationDefaults

/** The fields of a form that was sent without JavaScript. Takes the values as they arrived. */
export function applicationFieldsOf(values: Record<string, string>): ApplicationFields {
  return { ...pickFields(texts, values), agreeTerms: isTicked(values.agreeTerms) }
}

// 'true' from our own code, 'on' from a browser without JavaScript.
const isTicked = (value: unknown) => value === 'true' || value === 'on'

/** A form can only send texts, the schema takes only a boolean (decision 37). Takes the values of the form. */
export function readConsent(values: unknown) {
  if (typeof values !== 'object' || values === null) return values
  return { ...values, agreeTerms: 'agreeTerms' in values && isTicked(values.agreeTerms) }
}
