import { words } from '@/lib/data/words'

/** What happens to the money: deposit, rest, cancelling, permits. */
export async function Money({ level: Heading = 'h2', className }: { level?: 'h2' | 'h3'; className?: string }) {
  const { title, points, offer } = await words('money')
  return (
    <section className={className}>
      <Heading className="font-head text-card">{title}</Heading>
      <dl className="mt-3 border-ink border-t-2">
        {Object.entries(points).map(([id, { title: label, text }]) => (
          <div key={id} className="border-line border-b py-3 print:break-inside-avoid print:py-1.5">
            <dt className="font-bold">{label}</dt>
            <dd className="max-w-text font-serif">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-text text-ink-soft text-small">{offer}</p>
    </section>
  )
}
