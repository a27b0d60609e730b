import { StructuredData } from '@/components/layout/structured-data'
import { SideHill } from '@/components/sections/side-hill'
import { words } from '@/lib/content/queries'
import { rewordedPageMetadata as reworded } from '@/lib/seo/metadata'
import { DonateClosing } from './_components/donate-closing'
import { GivingImpact } from './_components/giving-impact'
import { GivingOptions } from './_components/giving-options'
import { Testimonial } from './_components/testimonial'

export const generateMetadata = () => reworded('/donate')

export default async function DonatePage() {
  const { donate } = await words('donate')
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
