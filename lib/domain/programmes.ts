export const programs = [
  { value: 'cultural-heritage', label: 'Cultural Heritage' },
  { value: 'guide-training', label: 'Guide Training' },
  { value: 'eco-homestay', label: 'Eco-Homestay' },
  { value: 'conservation', label: 'Conservation' },
  { value: 'health-clinics', label: 'Health Clinics' },
  { value: 'education', label: 'Education' },
  { value: 'womens-empowerment', label: 'Women’s Empowerment' },
  { value: 'safari-serve', label: 'Safari and Serve' },
] as const

export const stayLabels = { program: 'Programme', startDate: 'Start', duration: 'Length of stay' }

/** Fixed by the specification: a host is asked first. */
export const applicationReplyTime = 'within 3-5 business days'

export type Program = (typeof programs)[number]['value']
