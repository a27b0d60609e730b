import { ChevronDown } from 'lucide-react'
import { cn } from '@/lib/design/cn'

export const chevron = <ChevronDown className="size-5" />

type Props = {
  name: string
  label: string
  value: string
  options: { value: string; label: string }[]
  hasLabel?: boolean
  className?: string
}

export function FilterSelect({ name, label, value, options, hasLabel, className }: Props) {
  return (
    <label className={cn('relative flex flex-wrap', className)}>
      <span className={hasLabel ? 'mb-1 basis-full text-small' : 'sr-only'}>{label}</span>
      {/* Without a width of its own: as wide as its longest words, at least. */}
      <select
        name={name}
        defaultValue={value}
        className="min-h-control grow appearance-none rounded-control border-[1.5px] border-line-strong bg-white pr-7 pl-3 hover:border-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute right-1.5 bottom-4">{chevron}</span>
    </label>
  )
}
