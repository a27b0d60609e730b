'use client'
import { useActionState, useState } from 'react'
import type { ShownLine } from '@/lib/quotes/compare-lines'
import { shownField } from '@/lib/quotes/extra-fields'
import { Colleagues } from './colleagues'
import { CheckHeading, Choice, type DeskFormAction, Field, News, PostedForm, TextArea } from './desk-form'
import { FurtherPayments } from './further-payments'
import { QuotePreview } from './quote-preview'
import { QuoteRows } from './quote-rows'

type Props = {
  action: DeskFormAction
  sendAction: DeskFormAction
  hidden: Record<string, string | undefined>
  /** By the names of lib/quotes/edit.ts. */
  values: Record<string, string>
  days: { label: string }[]
  lineCount: number
  extraCount: number
  /** As it is stored. */
  total: string
  /** What the site told the travellers, if it named a price. */
  shown?: { total: string; lines: ShownLine[] }
  /** Of the offer that this one may replace. */
  current?: string
  /** What the button that made the draft stands for. */
  mode?: string
  email: string
  hasWhatsapp: boolean
}

/** A draft is changed, looked at once more, and sent as it was looked at. */
export function QuoteForm({
  action,
  sendAction,
  hidden,
  total,
  shown,
  current,
  mode,
  email,
  hasWhatsapp,
  ...fields
}: Props) {
  const [edited, edit] = useActionState(action, null)
  const [sent, send] = useActionState(sendAction, null)
  const [typedTotal, setTypedTotal] = useState<string | null>()
  const state = sent ?? edited
  const check = state?.check
  // A check stores what was typed, which is something that was done.
  const seen = String(check?.seen ?? hidden.seen ?? 0)
  const form = check ? (
    <PostedForm
      name="Offer"
      action={send}
      state={state}
      hidden={{ ...hidden, mode: state.values.mode, seen: String(check.seen) }}
    >
      <News news={check} />
      <CheckHeading>Send this offer?</CheckHeading>
      <ul>
        {check.summary?.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Once sent, it never changes. A new version can take its place.</p>
      {email && (
        <button type="submit" name="step" value="mail">
          Send by mail to {email}
        </button>
      )}
      {hasWhatsapp && (
        <button type="submit" name="step" value="whatsapp" className={email ? 'quiet' : undefined}>
          Send by WhatsApp
        </button>
      )}
      <button type="submit" name="step" value="edit" className="quiet">
        Change it
      </button>
      <QuotePreview quote={String(hidden.quote)} />
    </PostedForm>
  ) : (
    <PostedForm name="Offer" action={edit} state={state} hidden={{ ...hidden, ...shownPayments(fields.values) }}>
      {current && (
        <Choice
          name="mode"
          label={`You have sent ${current} before`}
          options={[
            { value: 'beside', label: `One more, beside ${current}` },
            { value: 'instead', label: `Instead of ${current}` },
          ]}
          defaultValue={mode === 'instead' ? 'instead' : 'beside'}
        />
      )}
      <Fields {...fields} shownLines={shown?.lines} onTotal={setTypedTotal} />
      <div className="foot">
        <p>
          <output className="big">{typedTotal === null ? 'An amount cannot be read' : (typedTotal ?? total)}</output>
          {shown && <small>They were shown {shown.total}</small>}
        </p>
        <button type="submit" name="step" value="save" className="quiet">
          Save
        </button>
        <button type="submit" name="step" value="check">
          Check before sending
        </button>
      </div>
      <QuotePreview quote={String(hidden.quote)} />
    </PostedForm>
  )
  return (
    <>
      <Colleagues reference={hidden.reference} stamp={seen} />
      {form}
    </>
  )
}

const shownPayments = (values: Record<string, string>) =>
  Object.fromEntries(
    (['deposit', 'depositDay', 'balanceDay'] as const).map((name) => [shownField(name), values[name] ?? '']),
  )

type FieldsProps = Pick<Props, 'values' | 'days' | 'lineCount' | 'extraCount'> & {
  shownLines?: ShownLine[]
  onTotal: (total: string | null) => void
}

function Fields({ values, days, lineCount, extraCount, shownLines, onTotal }: FieldsProps) {
  const of = (name: string) => ({ name, defaultValue: values[name] })
  return (
    <>
      <Field {...of('title')} label="Trip" max={160} />
      <Field {...of('from')} type="date" label="First day" isOptional />
      <div className="columns">
        <Field {...of('adults')} type="number" label="Adults" />
        <Field {...of('kids')} type="number" label="Children" />
        <Field {...of('toddlers')} type="number" label="Under 3" />
      </div>
      <h2>What it costs</h2>
      <QuoteRows name="line" title="Line" count={lineCount} values={values} shown={shownLines} onTotal={onTotal} />
      <Field {...of('currency')} label="Currency" max={5} />
      <div className="columns">
        <Field {...of('deposit')} label="Deposit" inputMode="decimal" isOptional />
        <Field {...of('depositDay')} type="date" label="Deposit by" isOptional />
        <Field {...of('balanceDay')} type="date" label="Rest by" isOptional />
      </div>
      <FurtherPayments values={values} />
      <Field {...of('validUntil')} type="date" label="Valid until the end of" />
      <h2>Your letter</h2>
      <TextArea {...of('letter')} label="Above the offer" isOptional />
      <Field {...of('signedBy')} label="Signed by" />
      <details>
        <summary>Extras the traveller may add</summary>
        <QuoteRows name="extra" title="Extra" count={extraCount} values={values} />
      </details>
      <details>
        <summary>The days</summary>
        {days.map(({ label }, index) => (
          <fieldset key={label}>
            <legend>{label}</legend>
            <Field {...of(`day-${index}-title`)} label="Title" max={160} isOptional />
            <TextArea {...of(`day-${index}-text`)} label="What happens" isOptional />
            <Field {...of(`day-${index}-bed`)} label="Lodge or camp" max={600} isOptional />
            <Field {...of(`day-${index}-bedNote`)} label="More about this bed" max={600} isOptional />
            <Field {...of(`day-${index}-meals`)} label="Meals" max={80} isOptional />
          </fieldset>
        ))}
      </details>
      <details>
        <summary>Terms</summary>
        <TextArea {...of('howToPay')} label="How to pay" max={2000} isOptional />
        <TextArea {...of('cancellation')} label="Cancelling" max={2000} isOptional />
        <TextArea {...of('notIncluded')} label="Not included, a line each" isOptional />
      </details>
    </>
  )
}
