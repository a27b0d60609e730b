import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { SideHill } from '@/components/sections/side-hill'
import { donate } from '@/lib/content/donate'
import { DonateClosing } from './_components/donate-closing'
import { GivingImpact } from './_components/giving-impact'
import { GivingOptions } from './_components/giving-options'
import { Testimonial } from './_components/testimonial'

export const metadata: Metadata = {
  title: 'Donate to schools, scouts and wildlife',
  description:
    'Give once, monthly or as a company to education, community development and wildlife conservation around Nanyuki and Laikipia.',
}

export default function DonatePage() {
  return (
    <>
      <SideHill ground="soil" src={donate.image} title={donate.title} lead={donate.intro} />
      <GivingOptions />
      <GivingImpact />
      <Testimonial />
      <DonateClosing />
      <StructuredData />
    </>
  )
}
