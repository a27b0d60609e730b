import 'server-only'
import type { BreadcrumbListLeaf } from 'schema-dts'
import type { Trail } from '../../content/breadcrumbs'
import { addressOf, idOf } from './address'

export function breadcrumbList(trail: Trail): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(trail.at(-1)?.href ?? '/', 'breadcrumbs'),
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(href),
    })),
  }
}
