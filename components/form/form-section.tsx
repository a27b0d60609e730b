import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

type Props = {
  title: string
  isWide?: boolean
  children: ReactNode
}

export function FormSection({ title, isWide, children }: Props) {
  return (
    // WebKit does not make a legend a grid item.
    <fieldset className="min-w-0 border-ink border-t-rule py-[clamp(1.75rem,3vw,2.75rem)] first-of-type:border-t-0 first-of-type:pt-0">
      <legend
        className={cn('float-left mb-4 w-full text-balance font-head text-head', !isWide && 'wide:mb-0 wide:w-44')}
      >
        {title}
      </legend>
      <div className={cn('clear-both grid min-w-0 content-start gap-5.5', !isWide && 'wide:clear-none wide:ml-52')}>
        {children}
      </div>
    </fieldset>
  )
}
