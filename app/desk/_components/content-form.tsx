'use client'
import { ArrowDown, ArrowUp, Camera, Copy, Eye, Trash2 } from 'lucide-react'
import { createContext, type ReactNode, use, useActionState, useCallback, useEffect, useRef, useState } from 'react'
import { counted } from '@/lib/content/format'
import { type EditResult, editContent } from '@/lib/desk/content-actions'
import type { ChangeModel, FieldModel, Live, RowModel, SectionModel, ThingForm } from '@/lib/desk/content-form'
import { escapeHtml } from '@/lib/http/escape-html'

type Clash = Pick<EditResult['clashes'][number], 'name' | 'theirs' | 'who' | 'isGone'>
type Shown = { who: string; live: Live; clashes: Clash[]; lists: ThingForm['lists']; typed: Record<string, string> }

const FormContext = createContext<Shown>({
  who: '',
  live: { states: {}, seen: {}, changes: [], count: 0 },
  clashes: [],
  lists: {},
  typed: {},
})

type Props = {
  form: ThingForm
  /** Who is signed in. */
  who: string
  children?: ReactNode
}

/** Each change is stored as a draft when one leaves off typing. Without scripts every button stores all fields first. */
export function ContentForm({ form: model, who, children }: Props) {
  const [result, send] = useActionState<EditResult | null, FormData>(editContent, null)
  const { ref, live, clashes, note } = useAutosave(model)
  const [isOffline, setIsOffline] = useState(false)
  const all = [...(result?.clashes ?? []), ...clashes]
  // An action resets the form to the values that it has.
  const typed = result?.typed ?? {}
  const seen = { ...live.seen, ...Object.fromEntries((result?.clashes ?? []).map((clash) => [clash.name, clash.seen])) }
  return (
    <FormContext value={{ who, live, clashes: all, lists: model.lists, typed }}>
      <form
        ref={ref}
        action={send}
        className="editor"
        onSubmit={(event) => {
          setIsOffline(!navigator.onLine)
          if (!navigator.onLine) event.preventDefault()
        }}
        // React does it after each act, and would take back what is typed.
        onReset={(event) => event.preventDefault()}
      >
        <input type="hidden" name="slug" value={model.slug} />
        <input type="hidden" name="key" value={model.key} />
        <input type="hidden" name="seen" value={JSON.stringify(seen)} />
        {/* Enter in a field saves. */}
        <button type="submit" name="act" value="save" className="sr-only" tabIndex={-1}>
          Save
        </button>
        <div className="sections">
          {isOffline && (
            <p className="note problem" role="alert">
              You are offline. What you typed is kept in this browser: press the button again when you are online.
            </p>
          )}
          {(result?.problem || all.length > 0) && (
            <p className="note problem" role="alert">
              {result?.problem ?? 'A colleague has changed the same field. Both are shown below.'}
            </p>
          )}
          {model.kind === 'removed' && (
            <p className="note">This {model.one} goes off the site with the next publication.</p>
          )}
          {model.sections.map((section) => (
            <Section key={section.id} section={section} isAlone={model.sections.length === 1} />
          ))}
        </div>
        <aside className="changes" aria-label="Changes">
          <h2>{live.changes.length === 0 ? 'No changes' : notPublished(live.changes.length)}</h2>
          <ul>
            {live.changes.map((change) => (
              <Change key={`${change.id} ${change.back}`} change={change} />
            ))}
          </ul>
          {model.canGo && <TakeOff form={model} />}
          {children}
        </aside>
        <div className="foot">
          <p role="status">{note || (live.changes.length > 0 ? notPublished(live.changes.length) : 'No changes')}</p>
          <Act act="save">Save</Act>
          <button type="submit" formAction="/desk/content/preview" formMethod="post" className="quiet">
            <Eye aria-hidden="true" />
            Preview
          </button>
          <button type="submit" name="act" value="publish">
            Publish …
          </button>
        </div>
      </form>
    </FormContext>
  )
}

const notPublished = (count: number) => `${counted(count, 'change')}, not published`

function Change({ change: { id, label, from, to, back, fault } }: { change: ChangeModel }) {
  return (
    <li>
      <a href={`#${id}`}>{label}</a>
      {(from !== undefined || to !== undefined) && (
        <p>
          {from !== undefined && <del>{from || 'nothing'}</del>} {to !== undefined && <ins>{to || 'nothing'}</ins>}
        </p>
      )}
      {fault && <p className="fault">{fault}</p>}
      <Act act={back} className="link">
        Put back
      </Act>
    </li>
  )
}

function TakeOff({ form: { sections, key, one, kind } }: { form: ThingForm }) {
  const name = `${sections[0]?.sheet}|${key}`
  if (kind === 'removed') return <Act act={`restore:${name}`}>Keep it on the site</Act>
  return (
    <details>
      <summary>Copy it, or take it off</summary>
      <p>
        <Act act={`copy:${name}`}>
          <Copy aria-hidden="true" />
          One more like it
        </Act>
      </p>
      <p>
        {one === 'trip'
          ? 'Off the site its address says that the trip is no longer offered and shows others. Its reviews and requests are kept, and you can bring it back from the list of trips.'
          : 'It goes off the site with the next publication, and an undo brings it back.'}
      </p>
      <Act act={`remove:${name}`}>
        <Trash2 aria-hidden="true" />
        Take this {one} off
      </Act>
    </details>
  )
}

type ActProps = { act: string; className?: string; label?: string; children: ReactNode }

const Act = ({ act, className = 'quiet', label, children }: ActProps) => (
  <button type="submit" name="act" value={act} className={className} aria-label={label}>
    {children}
  </button>
)

type SectionProps = { section: SectionModel; isAlone: boolean }

function Section({ section: { id, title, sheet, about, rows, one }, isAlone }: SectionProps) {
  return (
    <section id={id} className="part">
      {!isAlone && <h2>{title}</h2>}
      {(one || isAlone) && (
        <details className="about">
          <summary>What is this?</summary>
          <p>{about}</p>
        </details>
      )}
      {rows.map((row) => (
        <RowFields key={row.key} row={row} isMain={!one} />
      ))}
      {one && (
        <p className="part-acts">
          {one === 'picture' && (
            <Act act={`picture:${sheet}|`}>
              <Camera aria-hidden="true" />
              Add photographs
            </Act>
          )}
          {one !== 'picture' && (one !== 'note' || rows.length === 0) && <Act act={`add:${sheet}`}>Add a {one}</Act>}
        </p>
      )}
    </section>
  )
}

function RowFields({ row, isMain }: { row: RowModel; isMain: boolean }) {
  const { states, changes } = use(FormContext).live
  const name = `${row.sheet}|${row.key}`
  const fields = [...row.first, ...row.more]
  const isChanged = row.kind !== 'site' || fields.some((field) => states[field.name])
  const isOpen = row.more.some((field) => states[field.name])
  const fault = changes.find((change) => change.id === row.id)?.fault
  return (
    <fieldset id={row.id} className="row-of" data-changed={isChanged || undefined} data-kind={row.kind}>
      <legend className={isMain ? 'sr-only' : undefined}>{row.title}</legend>
      {!isMain && (
        <div className="row-acts">
          {row.kind === 'added' && <span className="tag">New</span>}
          {row.kind === 'removed' ? (
            <Act act={`restore:${name}`}>Put it back</Act>
          ) : (
            <>
              {row.isOrdered && (
                <>
                  <Act act={`up:${name}`} className="icon" label={`Move ${row.title} up`}>
                    <ArrowUp aria-hidden="true" />
                  </Act>
                  <Act act={`down:${name}`} className="icon" label={`Move ${row.title} down`}>
                    <ArrowDown aria-hidden="true" />
                  </Act>
                </>
              )}
              <Act act={`like:${name}`} className="icon" label={`One more like ${row.title}`}>
                <Copy aria-hidden="true" />
              </Act>
              <Act act={`remove:${name}`} className="icon" label={`Take ${row.title} off`}>
                <Trash2 aria-hidden="true" />
              </Act>
            </>
          )}
        </div>
      )}
      {row.kind === 'removed' && <p className="soft">It goes off the site with the next publication.</p>}
      {fault && <p className="fault">{fault}</p>}
      <div className="fields">
        {row.first.map((field) => (
          <ContentField key={field.name} field={field} />
        ))}
      </div>
      {row.more.length > 0 && (
        <details className="more-of" open={isOpen || undefined}>
          <summary>
            More:{' '}
            {row.more
              .map(({ label }) => label)
              .slice(0, 4)
              .join(', ')}{' '}
            …
          </summary>
          <div className="fields">
            {row.more.map((field) => (
              <ContentField key={field.name} field={field} />
            ))}
          </div>
        </details>
      )}
    </fieldset>
  )
}

function ContentField({ field }: { field: FieldModel }) {
  const { live, clashes, who } = use(FormContext)
  const { was, fault, canKeep, by } = live.states[field.name] ?? {}
  const clash = clashes.find(({ name }) => name === field.name)
  const hint = idOf('hint', field.name)
  const isWide =
    (field.longest ?? 0) > longestInColumn || isLong(field) || ['months', 'choices', 'picture'].includes(field.control)
  return (
    <div
      id={field.name}
      className="field"
      data-wide={isWide || undefined}
      data-changed={was !== undefined || undefined}
    >
      <Control field={field} hint={hint} isFaulty={Boolean(fault)} />
      <div id={hint} className="under">
        {field.help && <small>{field.help}</small>}
        {fault && <p className="fault">{fault}</p>}
        {canKeep && <Act act={`keep:${field.name}`}>Keep mine</Act>}
        {clash && (
          <p className="fault">
            {clash.isGone
              ? 'A colleague has taken this off meanwhile, so it is not stored.'
              : `${clash.who || 'A colleague'} wrote meanwhile: “${clash.theirs || 'nothing'}”. Save once more to replace it.`}
          </p>
        )}
        {was !== undefined && (
          <p className="was">
            was {was === '' ? 'empty' : <q>{was}</q>}
            {by && by !== who && `, changed by ${by}`}{' '}
            <Act act={`back:${field.name}`} className="link">
              Put back
            </Act>
          </p>
        )}
      </div>
    </div>
  )
}

type ControlProps = { field: FieldModel; hint: string; isFaulty: boolean }

function Control({ field, hint, isFaulty }: ControlProps) {
  const { lists, typed } = use(FormContext)
  const { name, label, unit, control, longest, isRequired } = field
  const value = typed[name] ?? field.value
  const common = { name, 'aria-describedby': hint, 'aria-invalid': isFaulty || undefined }
  const text = (
    <>
      {label}
      {unit && <small> {unit}</small>}
      {control === 'lines' && <small> one in each line</small>}
    </>
  )
  if (control === 'months' || control === 'choices') {
    const chosen = value.split(', ')
    return (
      <fieldset className="boxes" aria-describedby={hint}>
        <legend>{text}</legend>
        <input type="hidden" name={name} value="" />
        {field.options?.map((option) => (
          <label key={option.value} className="box">
            <input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.value)} />
            {option.label}
          </label>
        ))}
      </fieldset>
    )
  }
  if (control === 'yes-no')
    return (
      <label className="check">
        <input type="hidden" name={name} value="no" />
        <input type="checkbox" {...common} value="yes" defaultChecked={value === 'yes'} />
        {text}
      </label>
    )
  if (control === 'picture') return <PictureField field={field} value={value} text={text} />
  if (control === 'choice') {
    const options = (field.list ? lists[field.list] : field.options) ?? []
    const isKnown = value === '' || options.some((option) => option.value === value)
    return (
      <label>
        {text}
        {/* React gives another default only to a new one. */}
        <select key={value} {...common} defaultValue={value}>
          {(!isRequired || value === '') && <option value="">{isRequired ? 'Choose …' : 'None'}</option>}
          {!isKnown && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    )
  }
  if (isLong(field))
    return (
      <label htmlFor={idOf('text', name)}>
        {text}
        <TextArea name={name} hint={hint} value={value} rows={rowsFor(value, longest)} />
      </label>
    )
  return (
    <label>
      {text}
      <input
        {...common}
        type={control === 'date' ? 'date' : 'text'}
        inputMode={control === 'number' ? 'decimal' : undefined}
        defaultValue={value}
      />
    </label>
  )
}

type TextAreaProps = { name: string; hint: string; value: string; rows: number }

/** As HTML: when it hydrates a text area, React puts its first text back over what was typed before. */
function TextArea({ name, hint, value, rows }: TextAreaProps) {
  // A line break at the start is not part of the text.
  const named = `id="${escapeHtml(idOf('text', name))}" name="${escapeHtml(name)}" aria-describedby="${escapeHtml(hint)}"`
  const html = `<textarea ${named} rows="${rows}">\n${escapeHtml(value)}</textarea>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it is escaped
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** Without the spaces of a key, at which aria-describedby would be divided. */
const idOf = (part: 'text' | 'hint', name: string) => `${part}-${name.replace(/\s/g, '_')}`

const longestInColumn = 80
const longestOfLine = 160
const isLong = ({ control, longest = 0 }: FieldModel) => control === 'lines' || longest > longestOfLine

const rowsFor = (value: string, longest = 4000) =>
  Math.min(
    longest > 300 ? 12 : 4,
    Math.max(longest > 300 ? 3 : 2, value.split('\n').length, Math.ceil(value.length / 60)),
  )

function PictureField({ field, value, text }: { field: FieldModel; value: string; text: ReactNode }) {
  return (
    <div className="picture-field">
      <span>{text}</span>
      {/* biome-ignore lint/performance/noImgElement: small, and of the office alone */}
      {value && <img src={`/_next/image?url=${encodeURIComponent(value)}&w=420&q=60`} alt="" width={210} />}
      <input type="hidden" name={field.name} value={value} />
      <Act act={`picture:${field.name}`}>
        <Camera aria-hidden="true" />
        {value ? 'Another photograph' : 'A photograph'}
      </Act>
    </div>
  )
}

const pause = 700 // ms
const longestWait = 20_000 // ms
const retryAfter = 10_000 // ms

/** Of this form, what is typed and not stored yet: for a lost connection, a closed tab, a sign-in that ran out. */
const keptKey = ({ slug, key }: ThingForm) => `content ${slug} ${key}`

function useAutosave(model: ThingForm) {
  const ref = useRef<HTMLFormElement>(null)
  const dirty = useRef(new Set<string>())
  const [live, setLive] = useState(model.live)
  const seen = useRef(model.live.seen)
  const refused = useRef<Record<string, string>>({})
  const [clashes, setClashes] = useState<Clash[]>([])
  const [note, setNote] = useState('')

  const hasShown = useRef(false)

  const send = useCallback(async () => {
    const form = ref.current
    if (!form) return false
    // What a colleague has overtaken is not sent again by leaving the field.
    const names = [...dirty.current].filter((name) => readField(form, name) !== refused.current[name])
    dirty.current.clear()
    const fields = names.map((name) => ({ name, text: readField(form, name), seen: seen.current[name] ?? '' }))
    keep(model, fields)
    const again = (why: string) => {
      for (const name of names) dirty.current.add(name)
      setNote(why)
      return false
    }
    const response = await fetch('/desk/content/draft', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug: model.slug, key: model.key, fields }),
      keepalive: true,
      signal: AbortSignal.timeout(longestWait),
    }).catch(() => null)
    if (!response) return again('You are offline: what you typed is kept in this browser.')
    const data = await response.json().catch(() => null)
    if (!response.ok) return again(data?.problem ?? 'It could not be stored. What you typed is kept in this browser.')
    // What is typed meanwhile goes with the next.
    seen.current = { ...seen.current, ...data.live.seen }
    setLive(data.live)
    const readSent = (sent: string) => fields.find(({ name }) => name === sent)?.text ?? ''
    for (const name of names) delete refused.current[name]
    for (const { name } of data.clashes as Clash[]) refused.current[name] = readSent(name)
    setClashes((before) => [...before.filter(({ name }) => !names.includes(name)), ...data.clashes])
    forget(
      model,
      names.filter((name) => !(name in refused.current) && !dirty.current.has(name)),
    )
    if (names.length > 0)
      setNote(
        `Saved at ${new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}, not published`,
      )
    return true
  }, [model])

  // One after the other: of two at once the older text could arrive last.
  const isSending = useRef(false)
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useCallback(
    async (isLeaving = false) => {
      if (isSending.current && !isLeaving) return
      isSending.current = true
      clearTimeout(retry.current)
      let isStored = true
      while (isStored && dirty.current.size > 0) isStored = await send()
      isSending.current = false
      if (!isStored) retry.current = setTimeout(() => void flush(), retryAfter)
    },
    [send],
  )

  useEffect(() => {
    const form = ref.current
    if (!form) return
    const left = readKept(model).filter(({ name, text }) => fill(form, name, text))
    writeKept(model, left)
    for (const { name, seen: then } of left) {
      dirty.current.add(name)
      // A colleague may have changed it since.
      if (then !== undefined) seen.current = { ...seen.current, [name]: then }
    }
    for (const control of form.elements) if (isTyped(control)) dirty.current.add(control.name)
    let timer = dirty.current.size > 0 ? setTimeout(flush, 0) : undefined
    // Next.js keeps a page that one leaves, and shows it again with Back.
    if (hasShown.current) void send()
    hasShown.current = true
    const change = ({ target, type }: Event) => {
      const { name } = target as HTMLInputElement
      if (!name.includes('|')) return
      dirty.current.add(name)
      clearTimeout(timer)
      timer = setTimeout(flush, type === 'change' ? 0 : pause)
    }
    const leave = () => void flush(true)
    const online = () => void flush()
    const show = ({ persisted }: PageTransitionEvent) => persisted && void send()
    form.addEventListener('input', change)
    form.addEventListener('change', change)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', show)
    addEventListener('online', online)
    return () => {
      clearTimeout(timer)
      clearTimeout(retry.current)
      form.removeEventListener('input', change)
      form.removeEventListener('change', change)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', show)
      removeEventListener('online', online)
    }
  }, [model, flush, send])

  return { ref, live, clashes, note }
}

/** Before the form was hydrated, when nothing was listening. */
function isTyped(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.name.includes('|') && control.checked !== control.defaultChecked
  const hasText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return hasText && control.name.includes('|') && control.value !== control.defaultValue
}

function readField(form: HTMLFormElement, name: string) {
  const values = new FormData(form).getAll(name).map(String)
  const isBoxes = form.querySelector(`fieldset.boxes [name="${CSS.escape(name)}"]`) !== null
  return isBoxes ? values.filter(Boolean).join(', ') : (values.at(-1) ?? '')
}

function fill(form: HTMLFormElement, name: string, text: string) {
  const inputs = [...form.elements].filter((one) => (one as HTMLInputElement).name === name) as HTMLInputElement[]
  if (inputs.length === 0 || readField(form, name) === text) return false
  const values = text.split(', ')
  for (const input of inputs)
    if (input.type === 'checkbox') input.checked = values.includes(input.value)
    else if (input.type !== 'hidden') input.value = text
  return true
}

type Kept = { name: string; text: string; seen?: string }

function readKept(model: ThingForm): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(keptKey(model)) ?? '[]')
  } catch {
    return []
  }
}

function keep(model: ThingForm, fields: Kept[]) {
  const others = readKept(model).filter((one) => !fields.some(({ name }) => name === one.name))
  writeKept(model, [...others, ...fields])
}

const forget = (model: ThingForm, names: string[]) =>
  writeKept(
    model,
    readKept(model).filter(({ name }) => !names.includes(name)),
  )

function writeKept(model: ThingForm, kept: Kept[]) {
  try {
    if (kept.length === 0) localStorage.removeItem(keptKey(model))
    else localStorage.setItem(keptKey(model), JSON.stringify(kept))
  } catch {
    // Storage may be full or blocked.
  }
}
