/** The address that opens a WhatsApp chat. Takes the number and what is written there already. */
export function whatsappHref(number: string, text?: string) {
  const address = `https://wa.me/${number.replace(/\D/g, '')}`
  return text ? `${address}?text=${encodeURIComponent(text)}` : address
}
