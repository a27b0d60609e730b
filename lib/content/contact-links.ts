export function telHref(phone: string) {
  return `tel:${phone.replaceAll(' ', '')}`
}

export function mailtoHref(email: string, subject: string) {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}

export function whatsappHref(number: string, text?: string) {
  const address = `https://wa.me/${number.replace(/\D/g, '')}`
  return text ? `${address}?text=${encodeURIComponent(text)}` : address
}
