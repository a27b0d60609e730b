// What the form of /community holds and offers. Without zod, which the page loads only when it validates.

/** Spec: only volunteer is known; the others are decision 35, and the server takes any short text. */
export const inquiryTypes = [
  { value: 'volunteer', label: 'Volunteering' },
  { value: 'partnership', label: 'A partnership' },
  { value: 'donation', label: 'A donation' },
  { value: 'visit', label: 'A visit' },
  { value: 'other', label: 'Something else' },
]

export const inquiryDefaults = { name: '', email: '', type: 'volunteer', message: '' }

export type InquiryFields = typeof inquiryDefaults
