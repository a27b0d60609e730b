import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { packageTypeSlugs } from '@/lib/domain/choices'
import { listAddress, readAddress } from '@/lib/search/list-address'

type Props = {
  address: string
  onChange: (address: string) => void
}

const tabs = Object.entries({ 'All Packages': '', ...packageTypeSlugs })

export function TypeTabs({ address, onChange }: Props) {
  const params = readAddress(address)
  const chosen = params.getAll('type')
  const others = [...params].filter(([name]) => name !== 'type')

  function handleClick(event: MouseEvent, target: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (target !== address) onChange(target)
  }

  return (
    <nav aria-label="Package types" className="-mx-gutter mt-1 overflow-x-auto px-gutter [scrollbar-width:none]">
      <ul className="flex min-w-max gap-[clamp(1.25rem,3vw,2.5rem)] border-line border-b">
        {tabs.map(([label, type]) => {
          const target = listAddress([...others, ['type', type]])
          const isCurrent = type ? chosen.includes(type) : chosen.length === 0
          return (
            <li key={label}>
              <Link
                href={target}
                prefetch={false}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={(event) => handleClick(event, target)}
                className="inline-flex min-h-14 items-center border-transparent border-y-4 forced-colors:border-[Canvas] text-[1.0625rem] font-semibold text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-b-ember forced-colors:aria-[current]:border-b-[Highlight] aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
