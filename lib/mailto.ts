// Addresses of mails, as links.

/** A mailto address that opens the visitor's mail client. Takes the e-mail address and a subject. */
export function mailtoHref(email: string, subject: string) {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
