// Telephone numbers as links need them.

/**
 * The number as one dials it from anywhere, '+46 700 000 000'; as it was typed when neither it nor the country code
 * says the country. Takes the number and the country code, either of which may be missing.
 */
export function internationalPhone(phone: string | null, countryCode: string | null) {
  if (!phone || !/\d/.test(phone)) return phone
  const typed = phone.replace(/^\s*00/, '+')
  if (typed.trimStart().startsWith('+') || !countryCode) return typed.trim()
  return `${countryCode} ${typed.trim().replace(/^\(?0\)?\s*/, '')}`
}

/** 'tel:' and WhatsApp addresses of a number; none for WhatsApp when the country is not known. */
export function phoneLinks(phone: string) {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 5) return {}
  const isInternational = phone.startsWith('+')
  return {
    tel: `tel:${isInternational ? '+' : ''}${digits}`,
    whatsapp: isInternational ? `https://wa.me/${digits}` : undefined,
  }
}
