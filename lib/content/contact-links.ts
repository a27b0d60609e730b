// Telephone numbers, mail addresses and chats as links.

/** The address that calls a number. Takes it as people write it. */
export function telHref(phone: string) {
  return `tel:${phone.replaceAll(' ', '')}`
}

/** A mailto address that opens the visitor's mail client. Takes the e-mail address and a subject. */
export function mailtoHref(email: string, subject: string) {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}

/** The address that opens a WhatsApp chat. Takes the number and what is written there already. */
export function whatsappHref(number: string, text?: string) {
  const address = `https://wa.me/${number.replace(/\D/g, '')}`
  return text ? `${address}?text=${encodeURIComponent(text)}` : address
}
