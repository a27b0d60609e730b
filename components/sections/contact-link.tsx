import type { ComponentProps } from 'react'

/** Nothing without an address: an open site shows no example of ours. */
export function ContactLink({ href, ...rest }: ComponentProps<'a'>) {
  return href ? <a href={href} {...rest} /> : null
}
