/** '+46 700 000 000'; as typed when the country is unknown. */
export function internationalPhone(phone: string | null, countryCode: string | null) {
  if (!phone || !/\d/.test(phone)) return phone
  const typed = phone.replace(/^\s*00/, '+')
  if (typed.trimStart().startsWith('+') || !countryCode) return typed.trim()
  // Italian numbers keep their first zero.
  const national = countryCode === '+39' ? typed.trim() : typed.trim().replace(/^\(?0\)?\s*/, '')
  return `${countryCode} ${national}`
}

/** Of any script, also full-width. Unicode has the ten digits of a script in a row. */
export function toAsciiDigits(text: string) {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}

/** No WhatsApp link when the country is unknown. */
export function phoneLinks(phone: string) {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 5) return {}
  const isInternational = phone.startsWith('+')
  return {
    tel: `tel:${isInternational ? '+' : ''}${digits}`,
    whatsapp: isInternational ? `https://wa.me/${digits}` : undefined,
  }
}
