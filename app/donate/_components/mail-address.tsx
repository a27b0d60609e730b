import { Mail } from 'lucide-react'
import { buttonStyles, LinkButton } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { mailtoHref } from '@/lib/content/contact-links'

type Props = { label: string; email: string; subject: string; tone?: 'outline' | 'outline-dark' }

/** The address as text is for visitors without a mail program (decision 53). Without one, the form takes its place. */
export function MailAddress({ label, email, subject, tone = 'outline' }: Props) {
  if (!email)
    return (
      <LinkButton href="/contact" tone={tone}>
        {label}
      </LinkButton>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <a href={mailtoHref(email, subject)} className={buttonStyles({ tone, className: 'print:hidden' })}>
        <Mail className="size-5" />
        {label}
      </a>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="break-all">{email}</span>
        <CopyButton text={email} label={`the address ${email}`} tone={tone} />
      </p>
    </div>
  )
}
