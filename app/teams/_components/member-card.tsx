import { SafariImage } from '@/components/ui/safari-image'
import type { TeamMember } from '@/lib/company/queries'
import { counted } from '@/lib/content/format'
import { pictures } from '@/lib/content/pictures'
import { usablePicture } from '@/lib/content/usable-picture'

type Props = { member: TeamMember; isFirstView?: boolean }

export function MemberCard({ member, isFirstView }: Props) {
  const { name, role, bio, imageUrl, specialty, yearsOfExperience } = member
  return (
    <li className="grid grid-cols-[2fr_3fr] content-start gap-x-4.5 md:grid-cols-1 print:break-inside-avoid">
      <div className="relative aspect-square overflow-hidden rounded-print border-6 border-white bg-straw shadow-plate md:border-plate">
        <SafariImage
          src={usablePicture(imageUrl)}
          alt={pictures[imageUrl]?.alt ?? `Portrait of ${name}`}
          sizes="(min-width: 1024px) 20rem, (min-width: 768px) 44vw, 38vw"
          isFirstView={isFirstView}
        />
      </div>
      <div className="md:mt-4.5">
        <h2 className="font-head text-card">{name}</h2>
        <p className="mt-1 font-semibold text-ember-dark">{role}</p>
        <dl className="mt-3 border-line border-t text-small text-ink-soft">
          {specialty && (
            <div className="border-line border-b py-1.5">
              <dt className="sr-only">Specialty</dt>
              <dd>{specialty}</dd>
            </div>
          )}
          {yearsOfExperience !== null && (
            <div className="border-line border-b py-1.5">
              <dt className="sr-only">Experience</dt>
              <dd>{counted(yearsOfExperience, 'year')}</dd>
            </div>
          )}
        </dl>
      </div>
      <p className="col-span-full mt-3.5 font-serif text-ui leading-relaxed">{bio}</p>
    </li>
  )
}
