import type { Route } from 'next'
import type { ComponentProps } from 'react'

type Props<R extends string> = Omit<ComponentProps<'a'>, 'href'> & { href: Route<R> }

/** A page of the site. The browser loads it (docs/pages.md); `InPlaceLink` changes the page that is shown. */
export function Link<R extends string>(props: Props<R>) {
  return <a {...props} />
}
