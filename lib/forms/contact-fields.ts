// What the form of /contact holds. Without zod, which the page loads only when it validates.

export const contactDefaults = { name: '', email: '', subject: '', message: '' }

export type ContactFields = typeof contactDefaults
