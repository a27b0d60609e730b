import { mark } from '@/lib/design/logo-outline'

export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="currentColor" aria-hidden="true" className={className}>
      <path d={mark} />
    </svg>
  )
}

export function Logo({ brand }: { brand: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-[2.125rem] md:size-10" />
      <span className="brand whitespace-nowrap font-head text-[1.375rem] font-bold leading-none tracking-[-0.01em] md:text-[1.5rem]">
        {brand}
      </span>
    </span>
  )
}
