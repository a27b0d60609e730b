import { Mail, Phone } from 'lucide-react'
import type { Contacts } from '@/components/form/use-lead-form'
import { textLinkStyles } from '@/components/ui/text-link'
import { telHref } from '@/lib/content/contact-links'

export function ContactBox({ phone, email }: Contacts) {
  const links = [
    { href: telHref(phone), text: phone, Icon: Phone },
    { href: `mailto:${email}`, text: email, Icon: Mail },
  ]
  return (
    <section>
      <h2 className="mb-1 font-head text-card">Rather talk?</h2>
      <ul>
        {links.map(({ href, text, Icon }) => (
          <li key={href}>
            <a href={href} className={textLinkStyles()}>
              <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
