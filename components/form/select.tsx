import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/design/cn'
import { controlStyles } from './field'

export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="relative grid min-w-0">
      <select {...props} className={cn(controlStyles, 'appearance-none text-ellipsis pr-10')} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
      />
    </span>
  )
}
