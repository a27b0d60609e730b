'use client'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { readAddress } from '@/lib/search/list-address'
import { askedFor, dropChildren, type Field, setFields, takeOffElsewhere } from './form-address'

const typingPause = 400 // ms

const openPanel = (form: HTMLFormElement) => form.querySelector<HTMLElement>(':popover-open')

const queryOf = (address: string) => readAddress(address).get('query') ?? ''

type Props = {
  address: string
  onChange: (address: string) => void
  children: ReactNode
}

/** A plain GET form; with JavaScript each change is applied at once. */
export function FilterForm({ address, onChange, children }: Props) {
  const query = queryOf(address)
  const form = useRef<HTMLFormElement>(null)
  // Pending queries of the box, after the initial one.
  const asked = useRef([query])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  useEffect(() => {
    const dropSearch = () => clearTimeout(timer.current)
    const element = form.current
    element?.addEventListener('leave', dropSearch)
    return () => {
      dropSearch()
      element?.removeEventListener('leave', dropSearch)
    }
  }, [])

  function apply() {
    clearTimeout(timer.current)
    if (!form.current) return
    const wanted = askedFor(form.current)
    if (wanted === latest.current) return
    if (queryOf(wanted) !== queryOf(latest.current)) asked.current.push(queryOf(wanted))
    onChange(wanted)
  }

  // Includes input from before hydration.
  const applyGiven = useEffectEvent(apply)
  useEffect(() => applyGiven(), [])

  // Not initially, which would discard input from before hydration.
  const said = useRef(address)
  useEffect(() => {
    if (said.current === address) return
    said.current = address
    if (form.current) setFields(form.current, readAddress(address))
  }, [address])

  // On outside changes (reset, chip, Back) the box follows. Late results of its own queries are ignored.
  useEffect(() => {
    const position = asked.current.indexOf(query)
    asked.current.splice(0, position + 1)
    const box = form.current?.querySelector<HTMLInputElement>('[type=search]')
    if (position === -1 && box) box.value = query
  }, [query])

  function handleChange(event: FormEvent<HTMLFormElement>) {
    const field = event.target as Field
    clearTimeout(timer.current)
    if (field.type === 'search' || field.type === 'number') {
      timer.current = setTimeout(apply, typingPause)
      return
    }
    if (field.name === 'adults' && !field.value) dropChildren(event.currentTarget)
    takeOffElsewhere(event.currentTarget, field, readAddress(address))
    apply()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    apply()
    // The sheet covers the trips.
    openPanel(event.currentTarget)?.hidePopover()
    document.getElementById('trips')?.scrollIntoView()
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
      ref={form}
      action="/itineraries"
      onChange={handleChange}
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
      className="relative z-1 -mx-gutter flex flex-wrap gap-x-1.5 gap-y-2 bg-white px-1.5 py-3 shadow-lift max-md:has-[:popover-open]:z-drawer md:mx-0 md:-mt-11 md:gap-3 md:rounded-panel md:p-5"
    >
      {children}
    </form>
  )
}
