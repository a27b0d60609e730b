import { cn } from '@/lib/design/cn'
import { describeMonths, markMonths } from '@/lib/domain/details'

export function MonthStrip({ bestMonths, isLarge }: { bestMonths: number[]; isLarge?: boolean }) {
  return (
    <div role="img" aria-label={`Best months: ${describeMonths(bestMonths)}`} className="grid grid-cols-12 gap-[3px]">
      {markMonths(bestMonths).map(({ name, isBest }) => (
        <span
          key={name}
          className={cn(
            'grid place-items-center rounded-print text-label',
            isLarge ? 'h-14 md:h-20 md:text-card' : 'h-[2.1rem]',
            isBest ? 'bg-sun font-extrabold text-ink print:border-2 forced-colors:border-2' : 'bg-sand text-ink-mute',
          )}
        >
          {name.charAt(0)}
        </span>
      ))}
    </div>
  )
}
