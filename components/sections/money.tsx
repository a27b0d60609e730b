import { readCredentials, readTextGroup } from '@/lib/content/queries'
import { cn } from '@/lib/design/cn'

type Props = { className?: string; isSmall?: boolean }

export async function Money({ className, isSmall }: Props) {
  const { title, first, ways, protection, cancelling } = await readTextGroup('money')
  const texts = [first, ways, cancelling, protection, ...(await readCredentials())].filter(Boolean)
  if (texts.length === 0) return null
  const Heading = isSmall ? 'h3' : 'h2'
  return (
    <section className={cn('font-serif text-body print:hidden', className)}>
      <Heading className={cn('font-head text-card', isSmall ? 'mb-2' : 'mb-3.5')}>{title}</Heading>
      {texts.map((text) => (
        <p key={text} className="mt-3 max-w-text first-of-type:mt-0">
          {text}
        </p>
      ))}
    </section>
  )
}
