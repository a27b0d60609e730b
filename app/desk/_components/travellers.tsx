import { formatLongDate } from '@/lib/content/format'
import type { LeadTravellers } from '@/lib/desk/read-travellers'
import { saveLeadTravellers } from '@/lib/desk/traveller-actions'
import { ageOn, type DetailField, fieldTexts, listFields, type Traveller } from '@/lib/travellers/fields'
import { ofParty } from '@/lib/travellers/people'
import { requestName } from '@/lib/travellers/request-letter'
import { fieldName, removeName } from '@/lib/travellers/typed'
import { Check, DeskForm, Field, TextArea } from './desk-form'
import { WithoutDrafts } from './form-drafts'
import { Facts, Problem } from './parts'

type Hidden = Record<string, string | undefined>

type Props = {
  travellers: LeadTravellers
  /** Of the reply box with the text that asks for it. */
  askHref: string
  hidden: () => Hidden
}

/** What they wrote of themselves, for who is signed in. This browser keeps nothing of what is typed here. */
export function WhoTravels({ travellers: who, askHref, hidden }: Props) {
  return (
    <WithoutDrafts>
      <h2 id="travellers">Who travels</h2>
      <Missing who={who} askHref={askHref} />
      {[...who.travellers, ...who.left].map(({ position, label, isUnreadable, ...traveller }) => (
        <section key={position}>
          <h3>
            {label}
            {traveller.name && `: ${traveller.name}`}
          </h3>
          {isUnreadable && <CannotBeRead />}
          {traveller.passportUntil && traveller.passportUntil < who.dateTo && (
            <p className="note problem">The passport ends before the trip does.</p>
          )}
          <Facts lines={describeFields(position, traveller, who.dateFrom)} />
          {!who.isOver && <TypedFor position={position} label={label} values={traveller} hidden={hidden()} />}
        </section>
      ))}
      <h3>All of them</h3>
      {who.party.isUnreadable && <CannotBeRead />}
      <Facts lines={describeFields(ofParty, who.party, who.dateFrom)} />
      {!who.isOver && <TypedFor position={ofParty} label="all of them" values={who.party} hidden={hidden()} />}
    </WithoutDrafts>
  )
}

function Missing({ who, askHref }: { who: LeadTravellers; askHref: string }) {
  if (who.missing.length === 0) return <p>Nothing is missing.</p>
  return (
    <>
      <p>Their page says: {who.namesNeeded} Still missing:</p>
      <ul>
        {who.missing.map(({ label, fields }) => (
          <li key={label}>
            {label}: {fields.join(', ')}
          </li>
        ))}
      </ul>
      {who.request && (
        <p>
          <a className="button quiet" href={askHref}>
            Ask them: {requestName.toLowerCase()}
          </a>
        </p>
      )}
    </>
  )
}

const CannotBeRead = () => (
  <Problem>
    What was saved here cannot be read: it was encrypted with a key that this site does not have. Ask for it again.
  </Problem>
)

type Values = Partial<Record<DetailField, string>>

function describeFields(position: number, values: Values, firstDay: string): [string, string][] {
  return listFields(position).map((field) => [fieldTexts[field].label, describe(field, values[field] ?? '', firstDay)])
}

function describe(field: DetailField, value: string, firstDay: string) {
  if (!value || fieldTexts[field].type !== 'date') return value
  const age = field === 'birthday' ? ageOn(value, firstDay) : null
  return age === null ? formatLongDate(value) : `${formatLongDate(value)}, ${age} when the trip begins`
}

type TypedProps = { position: number; label: string; values: Values & Partial<Traveller>; hidden: Hidden }

/** Empty fields leave what is saved, so that nobody undoes what a traveller writes at the same time. */
function TypedFor({ position, label, values, hidden }: TypedProps) {
  return (
    <DeskForm summary={`Type for ${label}`} action={saveLeadTravellers} hidden={hidden} button="Save">
      <p>What you leave empty stays as it is.</p>
      {listFields(position).map((field) => {
        const { label, type, max } = fieldTexts[field]
        const name = fieldName(position, field)
        return (
          <div key={field}>
            {type === 'lines' ? (
              <TextArea name={name} label={label} max={max} isOptional />
            ) : (
              <Field name={name} label={label} type={type} max={max} autoComplete="off" isOptional />
            )}
            {values[field] && <Check name={removeName(position, field)} label={`Remove it: ${label.toLowerCase()}`} />}
          </div>
        )
      })}
    </DeskForm>
  )
}
