import { Section, SectionHeader } from '@/components/sections/section'
import { Badge } from '@/components/ui/badge'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SafariImage } from '@/components/ui/safari-image'
import { readTextGroup } from '@/lib/content/queries'

export async function Conservation() {
  const { conservation } = await readTextGroup('home')
  return (
    <Section tone="night">
      <SectionHeader title={conservation.title} intro={conservation.intro} />
      <ul className="swipe-row grid gap-x-column md:grid-cols-2 lg:grid-cols-4">
        {Object.entries(conservation.species).map(([id, { name, latin, prefix, count, status, note, href, image }]) => (
          <li
            key={id}
            className="group relative grid grid-cols-[7.5rem_1fr] content-start gap-x-4 gap-y-1 border-night-line border-t py-5 md:grid-cols-1 md:border-t-0 md:pt-0 md:pb-7"
          >
            <div className="relative row-span-3 aspect-4/3 overflow-hidden rounded-print md:row-auto md:mb-2.5">
              <SafariImage src={image} alt="" sizes="(min-width: 1024px) 20rem, (min-width: 768px) 44vw, 7.5rem" />
            </div>
            <p>
              <Badge tone={status === 'Endangered' ? 'sun' : 'danger'}>{status}</Badge>
            </p>
            <p className="whitespace-nowrap font-display text-[2.75rem] font-extrabold leading-none tracking-[-0.01em] text-sun md:mt-2 md:text-figure">
              {prefix && <span className="text-[0.36em] tracking-normal">{prefix} </span>}
              {count}
            </p>
            <h3 className="self-start font-head text-card">
              <Link
                href={href}
                className="decoration-2 decoration-sun underline-offset-[0.14em] after:absolute after:inset-0 group-hover:underline"
              >
                {name}
              </Link>
            </h3>
            <p className="col-span-full mt-1.5 font-serif leading-normal text-night-mist">
              <i lang="la" className="block">
                {latin}
              </i>
              {note}
            </p>
          </li>
        ))}
      </ul>
      <LinkButton href="/endangered-species" tone="sun" className="mt-6">
        {conservation.link}
      </LinkButton>
    </Section>
  )
}
