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

export type Program = (typeof programs)[number]['value']
