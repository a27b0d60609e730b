import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '@/components/sections/section'
import { Badge } from '@/components/ui/badge'
import { contactsFor, readTextGroup } from '@/lib/content/queries'
import { cn } from '@/lib/design/cn'
import { DonateButton } from './donate-button'
import { LazyPlainInterest } from './lazy-plain-interest'
import { MailAddress } from './mail-address'

export async function GivingOptions() {
  const { title, note, once, monthly, corporate } = (await readTextGroup('donate')).donate.options
  const contacts = await contactsFor('donations')
  return (
    <Section>
      <div className="mb-stack grid gap-x-column gap-y-4 md:grid-cols-12 md:items-end">
        <h2 className="font-display text-title md:col-span-6">{title}</h2>
        <p className="max-w-[34rem] font-serif text-lead text-ink-soft md:col-[7/-1]">{note}</p>
      </div>
      <div className="grid gap-x-column gap-y-6 lg:grid-cols-3">
        <Option {...once}>
          <DonateButton donationType={once.donationType} title={once.title} contacts={contacts} tone="outline">
            {once.button}
          </DonateButton>
        </Option>
        <Option {...monthly} isLoud>
          <DonateButton donationType={monthly.donationType} title={monthly.title} contacts={contacts} tone="ink">
            {monthly.button}
          </DonateButton>
        </Option>
        <Option {...corporate}>
          <MailAddress
            label={corporate.button}
            email={(await contactsFor('partnerships')).email}
            subject={corporate.subject}
          />
        </Option>
      </div>
      <LazyPlainInterest contacts={contacts} />
    </Section>
  )
}

type OptionProps = {
  title: string
  badge?: string
  text: string
  points: Record<string, string>
  isLoud?: boolean
  children: ReactNode
}

function Option({ title, badge, text, points, isLoud, children }: OptionProps) {
  return (
    <article
      className={cn(
        'relative flex flex-col gap-x-column rounded-panel border md:max-lg:grid md:max-lg:grid-cols-2 p-[clamp(1.5rem,3vw,2.25rem)] lg:min-h-[29rem] print:break-inside-avoid',
        isLoud ? 'border-sun bg-sun' : 'border-line bg-white',
      )}
    >
      <div className="mb-5">
        {badge && (
          <p className="absolute -top-3.5">
            <Badge tone="night">{badge}</Badge>
          </p>
        )}
        <h3 className="font-display text-[clamp(2rem,1.6rem+1.4vw,2.75rem)] font-extrabold leading-none tracking-[-0.01em]">
          {title}
        </h3>
        <p className="mt-3 font-serif text-body">{text}</p>
      </div>
      <ul
        className={cn('mb-6 border-t-2 font-serif md:max-lg:row-span-2', isLoud ? 'border-ink' : 'border-line-strong')}
      >
        {Object.entries(points).map(([id, point]) => (
          <li
            key={id}
            className={cn(
              'grid grid-cols-[1.25rem_1fr] gap-3 border-b py-3 leading-snug',
              isLoud ? 'border-ink/40' : 'border-line',
            )}
          >
            <Check strokeWidth={3} className={cn('mt-0.5 size-5', !isLoud && 'text-ember')} />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </article>
  )
}
