import { ContactLines } from '@/components/sections/contact-lines'
import { TextLink } from '@/components/ui/text-link'
import { contacts } from '@/lib/content/queries'
import { volunteerApplication } from '@/lib/content/volunteer-application'

export async function ApplicationSidebar() {
  const { phone, emails } = await contacts()
  const { expect, costs, ask } = volunteerApplication
  return (
    <aside aria-label={expect.title} className="wide:sticky wide:top-26 wide:self-start">
      <div className="rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2rem)] shadow-lift">
        <h2 className="font-head text-head">{expect.title}</h2>
        <ol className="mt-4 grid gap-4">
          {expect.points.map((point, index) => (
            <li key={point} className="grid grid-cols-[2.25rem_1fr] gap-2 font-serif leading-normal">
              <span aria-hidden="true" className="font-display text-[2rem] font-extrabold leading-none text-ember">
                {index + 1}
              </span>
              {point}
            </li>
          ))}
        </ol>
        <h3 className="mt-6 border-line border-t pt-5 font-head text-card">{costs.title}</h3>
        <p className="mt-2 font-serif leading-normal">{costs.text}</p>
        <TextLink href="/terms" className="mt-1">
          {costs.terms}
        </TextLink>
      </div>
      <h2 className="mt-8 mb-1 font-head text-card">{ask}</h2>
      <ContactLines phone={phone} emails={[emails.volunteers]} />
    </aside>
  )
}
