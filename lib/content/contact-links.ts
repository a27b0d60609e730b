export function telHref(phone: string) {
  return `tel:${phone.replaceAll(' ', '')}`
}

/** RFC 6068: an address may have `&`, `#`, `?`, `/` and `%` before the @. */
export function mailtoHref(email: string, subject?: string) {
  const href = `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
  return subject ? `${href}?subject=${encodeURIComponent(subject)}` : href
}

export function whatsappHref(number: string, text?: string) {
  const address = `https://wa.me/${number.replace(/\D/g, '')}`
  return text ? `${address}?text=${encodeURIComponent(text)}` : address
}
