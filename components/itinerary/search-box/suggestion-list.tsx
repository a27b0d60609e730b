import { ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { type Suggestion, type SuggestionKind, suggestionKinds } from '@/lib/search/suggest'

const titles: Record<SuggestionKind, string> = {
  place: 'Places',
  animal: 'Animals',
  month: 'Months',
  theme: 'Things to do',
  trip: 'Trips',
  answer: 'Answers',
  recent: 'Your recent searches',
}

// Chromium stops at what scrolls, and the list would stay open behind it. The type of ComboboxOptions has no tabIndex.
const notTabbable = { tabIndex: -1 }

type Props = { text: string; offered: Suggestion[]; hasSearch: boolean; onOpen: () => void }

export function SuggestionList({ text, offered, hasSearch, onOpen }: Props) {
  return (
    <ComboboxOptions
      modal={false}
      {...notTabbable}
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-bar mt-1 max-h-[min(28rem,60svh)] overflow-y-auto overscroll-contain rounded-control border border-line-strong bg-white py-1 shadow-pop empty:hidden"
    >
      <OnOpen onOpen={onOpen} />
      {hasSearch && (
        <Option key={`${text} search`} value="search">
          {text.trim() ? (
            <span>
              Search for <b className="font-bold [overflow-wrap:anywhere]">‘{text.trim()}’</b>
            </span>
          ) : (
            'Search all trips'
          )}
        </Option>
      )}
      {suggestionKinds.map((kind) => {
        const group = offered.filter((one) => one.kind === kind)
        return (
          group.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
            <div key={kind} role="group" aria-label={titles[kind]}>
              <p aria-hidden="true" className="px-3.75 pt-2.5 pb-0.5 text-label text-ink-soft">
                {titles[kind]}
              </p>
              {group.map((one) => (
                <Option key={`${text} ${one.label} ${one.id ?? one.href}`} value={one}>
                  <span className="font-semibold">{one.label}</span>{' '}
                  <span className="text-ink-soft text-small">{one.note}</span>
                </Option>
              ))}
            </div>
          )
        )
      })}
    </ComboboxOptions>
  )
}

function OnOpen({ onOpen }: { onOpen: () => void }) {
  const handleOpen = useEffectEvent(onOpen)
  useEffect(() => {
    handleOpen()
  }, [])
  return null
}

function Option(props: ComponentProps<typeof ComboboxOption>) {
  return (
    <ComboboxOption
      {...props}
      className="flex min-h-tap cursor-pointer flex-wrap items-center gap-x-2 px-3.75 py-1.5 data-focus:bg-sand forced-colors:data-focus:outline-2"
    />
  )
}
