import { cn } from '@/lib/design/cn'

export function Stamp({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={cn('-rotate-[8deg]', className)}
    >
      <circle cx="60" cy="60" r="55" strokeWidth="4" />
      <circle cx="60" cy="60" r="47" strokeWidth="2" strokeDasharray="1 5" strokeLinecap="round" />
      <path d="M38 61l15 15 30-33" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
