import { cn } from '@/lib/design/cn'

export function FactList({ facts, className }: { facts: readonly (readonly [string, string])[]; className?: string }) {
  return (
    <dl className={cn('border-ink', className)}>
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-3">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line font-[650] [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
