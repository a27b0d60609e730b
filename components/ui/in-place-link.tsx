import NextLink, { type LinkProps } from 'next/link'

/** For other filters, sorting or parts of the same page, by the client router: what is shown stays until they are there. */
export function InPlaceLink<R>(props: LinkProps<R>) {
  return <NextLink {...props} prefetch={false} scroll={false} />
}
