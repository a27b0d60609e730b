import 'server-only'
import { isActionField } from '../platform/next-internals'

/** The texts of a posted form, without those that name its server action. */
export function readFormTexts(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([key, value]) => (typeof value === 'string' && !isActionField(key) ? [[key, value]] : [])),
  )
}
