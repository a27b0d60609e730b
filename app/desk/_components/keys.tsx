'use client'
import { useEffect, useRef } from 'react'
import { savedText, useSavedText } from '@/components/ui/saved-text'

const acts: Record<string, string> = {
  r: 'Reply',
  w: 'WhatsApp',
  c: 'Call',
  o: 'Offer',
  n: 'Next day',
  e: 'Done',
}

const help: [keys: string, what: string][] = [
  ['j k', 'Next, previous request'],
  ['Enter', 'Open it'],
  ['/', 'Find'],
  ...Object.entries(acts),
  ['t', 'Take it'],
  ['x', 'Mark it, or mark several'],
  ['Ctrl Enter', 'Send, in the reply box'],
  ['u', 'Undo'],
  ['g', 'To Now'],
  ['?', 'This list'],
]

const keysOff = savedText('desk-keys-off')

/** Single keys for who works on a laptop, and the number of requests on the icon of the app. */
export function Keys({ count }: { count: number }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOff = useSavedText(keysOff) !== ''

  useEffect(() => {
    const app = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> }
    app.setAppBadge?.(count)?.catch(() => undefined)
  }, [count])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target.closest('input, textarea, select, [contenteditable]') || dialog.current?.open) return
      if (event.key === '?') dialog.current?.showModal()
      else if (keysOff.read() || !run(event.key)) return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <dl>
        {help.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={isOff}
          onChange={({ target: { checked } }) => keysOff.write(checked ? 'yes' : '')}
        />
        Switch the single keys off on this browser
      </label>
      <form method="dialog">
        <button type="submit" className="quiet">
          Close
        </button>
      </form>
    </dialog>
  )
}

/** False if there is nothing for this key on the page. */
function run(key: string) {
  if (key === 'j' || key === 'k') return moveTo(key === 'j' ? 1 : -1)
  if (key === 'g') return go('/desk')
  if (key === '/') return focus('input[name=find]')
  if (key === 'u') return click('.toast button') || click('.note[role=status] form button, .thread form button')
  if (key === 'x') return click('.rows li:focus-within .mark input') || click('.mark-several')
  if (key === 't') return clickNamed('.rows li:focus-within .act, .rows li[aria-current] .act', 'Take it')
  const act = acts[key]
  return act ? clickNamed('.acts a', act) : false
}

const isVisible = (element: HTMLElement) => element.checkVisibility()
const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible)

function moveTo(step: number) {
  const names = visible('.rows .name')
  const here = names.findIndex(
    (name) => name === document.activeElement || name.closest('li')?.contains(document.activeElement),
  )
  const open = here < 0 ? names.findIndex((name) => name.closest('li[aria-current]')) : here
  const next = names[open < 0 ? 0 : open + step]
  next?.focus()
  next?.closest('li')?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

function go(path: string) {
  location.assign(path)
  return true
}

function focus(selector: string) {
  const [field] = visible(selector)
  field?.focus()
  return field !== undefined
}

function click(selector: string) {
  const [button] = visible(selector)
  button?.click()
  return button !== undefined
}

function clickNamed(selector: string, name: string) {
  const button = visible(selector).find(({ textContent }) => textContent?.trim().startsWith(name))
  button?.click()
  return button !== undefined
}
