/** The address that calls a number. Takes it as people write it. */
export function telHref(phone: string) {
  return `tel:${phone.replaceAll(' ', '')}`
}
