import 'server-only'
import { isActionField } from '../platform/next-internals'
import { requestContext } from '../platform/request-context'

/** The texts of a posted form, without those that name its server action. A failure after this is ours, not the form's. */
export function readFormTexts(form: FormData): Record<string, string> {
  const texts = Object.fromEntries(
    [...form].flatMap(([key, value]) => (typeof value === 'string' && !isActionField(key) ? [[key, value]] : [])),
  )
  const context = requestContext().getStore()
  // Not before: what cannot be read is no form of ours.
  if (context) context.hasForm = true
  return texts
}
