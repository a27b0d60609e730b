import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { birds } from '@/lib/content/species-birds'
import { mammals } from '@/lib/content/species-mammals'
import { otherSpecies } from '@/lib/content/species-others'
import { Closing } from './_components/closing'
import { GuideHeader } from './_components/guide-header'
import { SpeciesSection } from './_components/species-section'

export const metadata: Metadata = {
  title: 'Endangered species of Kenya and East Africa',
  description:
    'A field guide to the threatened mammals, birds and reptiles of East Africa: IUCN status, the 2025 Kenya census numbers and where they live.',
}

const groups = [mammals, birds, otherSpecies]

export default function EndangeredSpeciesPage() {
  return (
    <>
      <GuideHeader groups={groups} />
      {groups.map((group) => (
        <SpeciesSection key={group.id} group={group} />
      ))}
      <Closing />
      <StructuredData />
    </>
  )
}
