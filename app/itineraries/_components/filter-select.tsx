import { ChevronDown } from 'lucide-react'
import { cn } from '@/lib/look/cn'

export const chevron = <ChevronDown aria-hidden="true" className="size-5" />

type Props = {
  name: string
  label: string
  value: string
  options: { value: string; label: string }[]
  className?: string
}

export function FilterSelect({ name, label, value, options, className }: Props) {
  return (
    <label className={cn('relative block', className)}>
      <span className="sr-only">{label}</span>
      <select
        name={name}
        defaultValue={value}
        className="min-h-control w-full appearance-none text-ellipsis rounded-control border-[1.5px] border-line-strong bg-white pr-10 pl-3.5 hover:border-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2">{chevron}</span>
    </label>
  )
}
