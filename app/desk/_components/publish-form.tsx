'use client'
import { type ReactNode, useActionState } from 'react'
import { publishContent } from '@/lib/desk/content-actions'
import { Field, PostedForm } from './desk-form'

/** Everything on it goes onto the site as it is shown, or nothing does. */
export function PublishForm({ children }: { children: ReactNode }) {
  const [state, send] = useActionState(publishContent, null)
  return (
    <PostedForm name="Publish" action={send} state={state}>
      {children}
      <button type="submit" name="act" value="now">
        Publish now
      </button>
      <details>
        <summary>On a day to come</summary>
        <div className="fields">
          <Field name="day" label="Day" type="date" isOptional />
          <Field name="time" label="Time in Nairobi" type="time" defaultValue="00:00" isOptional />
        </div>
        <button type="submit" name="act" value="plan" className="quiet">
          Plan it
        </button>
      </details>
    </PostedForm>
  )
}
