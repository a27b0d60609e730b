import { Section } from '@/components/sections/section'
import { readCredentials, readTextGroup } from '@/lib/content/queries'

/** What proves the company; nothing as long as none of it is filled in. */
export async function Credentials() {
  const credentials = await readCredentials()
  if (credentials.length === 0) return null
  const { credentials: title } = await readTextGroup('money')
  return (
    <Section padding="compact">
      <div className="grid gap-x-column gap-y-5 md:grid-cols-12">
        <h2 className="font-head text-head md:col-span-4">{title}</h2>
        <ul className="grid gap-2 font-serif text-body md:col-span-7">
          {credentials.map((text) => (
            <li key={text} className="max-w-text">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
