// On every page.
import 'server-only'
import type { TravelAgencyLeaf, WebSiteLeaf } from 'schema-dts'
import { contacts, words } from '../../content/queries'
import { countries } from '../../domain/choices'
import { config } from '../../platform/config'
import { addressOf, idOf } from './address'

export const agencyRef = { '@id': idOf('/', 'agency') }

/**
 * Without a rating: Google wants no company to rate itself
 * (developers.google.com/search/docs/appearance/structured-data/review-snippet, "Self-serving reviews").
 */
export async function travelAgency(): Promise<TravelAgencyLeaf> {
  const { brand, licence, social, safariListingUrl } = config
  const { phone, emails, postalAddress } = await contacts()
  const { brandBlurb, tagline } = await words('site')
  return {
    '@type': 'TravelAgency',
    ...agencyRef,
    name: brand,
    url: addressOf('/'),
    description: brandBlurb,
    slogan: tagline,
    logo: addressOf('/icons/512.png'),
    telephone: phone,
    email: emails.reservations,
    address: postalAddress,
    ...(licence && { hasCredential: { '@type': 'EducationalOccupationalCredential', name: licence } as const }),
    areaServed: [...countries],
    sameAs: [social.facebook, social.instagram, social.x, safariListingUrl],
  }
}

export function webSite(): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': idOf('/', 'website'),
    name: config.brand,
    url: addressOf('/'),
    inLanguage: 'en',
    publisher: agencyRef,
  }
}
