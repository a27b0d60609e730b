'use client'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { typingPause } from '@/lib/domain/query'
import { isTravellerParam } from '@/lib/domain/travellers'
import { listAddress, readAddress } from '@/lib/search/list-address'
import type { AgentTool } from '@/lib/seo/agent-tools'

const openPanel = (form: HTMLFormElement) => form.querySelector<HTMLElement>(':popover-open')

export const focusTripCount = () => document.querySelector<HTMLElement>('#trips > h2')?.focus({ preventScroll: true })

const queryOf = (address: string) => readAddress(address).get('query') ?? ''

/** The parameters that the search of the shown list names, and the search and its budget without them. */
export type Search = { params: readonly (readonly [name: string, value: string])[]; rest: string; budget: string }

type Props = {
  address: string
  search: Search
  tool?: AgentTool
  onChange: (address: string) => void
  children: ReactNode
}

/** A plain GET form; with JavaScript each change is applied at once. */
export function FilterForm({ address, search, tool, onChange, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Also read by a search that was typed before the last render.
  const shown = useRef(address)
  // The search whose travellers the visitor has changed, until the next list.
  const changedTravellers = useRef<Search>(undefined)
  // Queries of the box whose lists have not come yet.
  const pendingQueries = useRef<string[]>([])

  function apply() {
    clearTimeout(timer.current)
    if (!form.current) return
    const named = changedTravellers.current === search ? [] : search.params
    const wanted = withoutNamed(readForm(form.current), named)
    if (wanted === withoutNamed([...readAddress(shown.current)], named)) return
    if (queryOf(wanted) !== queryOf(shown.current)) pendingQueries.current.push(queryOf(wanted))
    onChange(wanted)
  }

  const followAddress = useEffectEvent(() => {
    // Not initially, which would discard input from before hydration.
    if (shown.current === address) return apply()
    const query = queryOf(address)
    const isNewQuery = query !== queryOf(shown.current)
    shown.current = address
    if (!form.current) return
    setFields(form.current, readAddress(address))
    if (!isNewQuery) return
    // On outside changes (reset, chip, Back) the box follows. Late results of its own queries are ignored.
    const position = pendingQueries.current.indexOf(query)
    pendingQueries.current.splice(0, position + 1)
    if (position === -1) setField(form.current, 'query', query)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads it
  useEffect(() => followAddress(), [address])

  function handleInput(form: HTMLFormElement, field: Field) {
    clearTimeout(timer.current)
    // Another search says anew whose sum its budget is.
    if (isSearchBox(field)) setField(form, 'budget', '')
    if (isSearchBox(field) || field.type === 'number') {
      timer.current = setTimeout(apply, typingPause)
      return
    }
    if (isTravellerParam(fieldName(field)) && search.rest !== queryOf(shown.current)) {
      changedTravellers.current = search
      setField(form, 'query', search.rest)
      setField(form, 'budget', search.budget)
    }
    if (field.name === 'adults' && !field.value) dropChildren(form)
    takeOffElsewhere(form, field, readAddress(address))
    if (field.type === 'text') timer.current = setTimeout(apply, typingPause)
    else apply()
  }

  const input = useEffectEvent(({ target }: Event) => {
    const field = target as Field
    if (form.current && field.form === form.current) handleInput(form.current, field)
  })
  useEffect(() => {
    const element = form.current
    const dropSearch = () => clearTimeout(timer.current)
    // React lets no event of the search box through before it has hydrated, except here.
    window.addEventListener('input', input, { capture: true })
    element?.addEventListener('leave', dropSearch)
    return () => {
      dropSearch()
      window.removeEventListener('input', input, { capture: true })
      element?.removeEventListener('leave', dropSearch)
    }
  }, [])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // An agent's answer is the page that the form leads to (WebMCP).
    if ((event.nativeEvent as Event & { agentInvoked?: boolean }).agentInvoked) return
    event.preventDefault()
    apply()
    // The sheet covers the trips.
    openPanel(event.currentTarget)?.hidePopover()
    document.getElementById('trips')?.scrollIntoView()
    // The box scrolls out of view.
    focusTripCount()
  }

  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Escape') return
    const panel = openPanel(event.currentTarget)
    if (!panel) return
    panel.hidePopover()
    event.currentTarget.querySelector<HTMLElement>('[popovertarget]')?.focus()
  }

  return (
    <form
      {...tool}
      ref={form}
      action="/itineraries"
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
      className="relative z-1 -mx-gutter flex flex-wrap gap-x-1.5 gap-y-2 bg-white px-1.5 py-3 shadow-lift max-md:has-[:popover-open]:z-drawer md:mx-0 md:-mt-11 md:gap-3 md:rounded-panel md:p-5"
    >
      {children}
    </form>
  )
}

type Field = HTMLInputElement | HTMLSelectElement

const fieldName = (field: Field) => field.name || field.dataset.name || ''

const isSearchBox = (field: Field) => fieldName(field) === 'query'

const formFields = (form: HTMLFormElement) => ([...form.elements] as Field[]).filter(fieldName)

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const isTyped = (field: Field) =>
  isSearchBox(field) || (['number', 'text'].includes(field.type) && field === document.activeElement)

function readForm(form: HTMLFormElement) {
  const given = formFields(form).filter((field) => !isBox(field) || field.checked)
  return given.map((field) => [fieldName(field), field.value.trim().replace(/\s+/g, ' ')] as const)
}

/** Leaves out what a search names itself, so that the next search is not read with the travellers of the last one. */
function withoutNamed(pairs: (readonly [name: string, value: string])[], named: Search['params']) {
  const isNamed = (pair: (typeof pairs)[number]) => named.some(([name, value]) => name === pair[0] && value === pair[1])
  return listAddress(pairs.filter((pair) => !isNamed(pair)))
}

function dropChildren(form: HTMLFormElement) {
  for (const field of formFields(form)) if (['kids', 'ages'].includes(fieldName(field))) field.value = ''
}

/** Sets the fields from an address, except what is being typed. */
function setFields(form: HTMLFormElement, params: URLSearchParams) {
  for (const field of formFields(form)) {
    const values = params.getAll(fieldName(field))
    if (isBox(field)) field.checked = values.includes(field.value)
    else if (!isTyped(field)) field.value = values[0] ?? ''
  }
}

function setField(form: HTMLFormElement, name: string, value: string) {
  const field = formFields(form).find((one) => fieldName(one) === name)
  if (field) field.value = value
}

/** A choice may be in a select and among check boxes: removing it in one removes it in the other. */
function takeOffElsewhere(form: HTMLFormElement, changed: Field, before: URLSearchParams) {
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
