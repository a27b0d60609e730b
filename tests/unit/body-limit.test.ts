import { expect, test } from 'vitest'
import { schemaOf } from '@/lib/forms/schema'
import { volunteerApplication } from '@/lib/forms/volunteer-application'
import { maxBodyBytes } from '@/lib/http/body-limit'
import { makeApplicationBody } from '../support/factories'

test('the longest application that the fields allow fits the body, in letters of three bytes too', async () => {
  const text = (length: number) => '語'.repeat(length)
  const long = { firstName: text(120), lastName: text(120), phone: text(40), nationality: text(120) }
  const longer = { skills: text(4000), motivation: text(4000), emergencyContact: text(400) }
  const application = makeApplicationBody({ ...long, ...longer })
  expect(schemaOf(volunteerApplication).safeParse(application).error).toBeUndefined()
  const form = new FormData()
  for (const [name, value] of Object.entries(application)) form.set(name, String(value))
  expect((await new Response(form).arrayBuffer()).byteLength).toBeLessThan(maxBodyBytes)
})
