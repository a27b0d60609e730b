import { Section } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { volunteers } from '@/lib/content/volunteer-programmes'

export function BeforeYouApply() {
  const { title, text, terms, ask } = volunteers.before
  return (
    <Section padding="compact">
      <div className="grid gap-x-column gap-y-5 md:grid-cols-12">
        <h2 className="font-head text-head md:col-span-4">{title}</h2>
        <div className="md:col-span-7">
          <p className="max-w-text text-pretty font-serif text-body">{text}</p>
          <p className="mt-3 flex flex-wrap gap-x-7">
            <TextLink href={terms.href}>{terms.label}</TextLink>
            <TextLink href={ask.href}>{ask.label}</TextLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
