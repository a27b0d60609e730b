/** '' without a number. */
export const telHref = (phone: string) => phone && `tel:${phone.replaceAll(' ', '')}`

/** RFC 6068: an address may have `&`, `#`, `?`, `/` and `%` before the @. */
export function mailtoHref(email: string, subject?: string) {
  const href = `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
  return subject ? `${href}?subject=${encodeURIComponent(subject)}` : href
}

const whatsappOrigin = 'https://wa.me'
/** It leads on to the second. */
export const whatsappOrigins = [whatsappOrigin, 'https://api.whatsapp.com']

/** '' without a number. */
export function whatsappHref(number: string, text?: string) {
  return number && withText(`${whatsappOrigin}/${number.replace(/\D/g, '')}`, text)
}

/** For a message to whom the sender chooses. */
export const whatsappShareHref = (text: string) => withText(`${whatsappOrigin}/`, text)

const withText = (address: string, text?: string) => (text ? `${address}?text=${encodeURIComponent(text)}` : address)
