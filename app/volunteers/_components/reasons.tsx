import { Section } from '@/components/sections/section'
import { volunteers } from '@/lib/content/volunteer-programmes'

export function Reasons() {
  const { title, points } = volunteers.reasons
  return (
    <Section tone="leaf">
      <div className="grid gap-x-column lg:grid-cols-12">
        <h2 className="mb-stack font-display text-title lg:col-span-4">{title}</h2>
        <ol className="grid gap-x-column md:grid-cols-2 lg:col-[6/-1]">
          {points.map((point, index) => (
            <li key={point.title} className="grid grid-cols-[3rem_1fr] border-leaf border-t-2 pt-4 pb-8">
              <span aria-hidden="true" className="font-display text-[2.75rem] font-extrabold leading-none text-leaf">
                {index + 1}
              </span>
              <div>
                <h3 className="font-head text-card">{point.title}</h3>
                <p className="mt-2 text-pretty font-serif leading-relaxed">{point.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
