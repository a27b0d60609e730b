// The programmes and lengths of stay a volunteer can choose: the only list of each (specification section 3).

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

export const durations = [
  { value: '1-2-weeks', label: '1 to 2 weeks' },
  { value: '2-4-weeks', label: '2 to 4 weeks' },
  { value: '1-3-months', label: '1 to 3 months' },
  { value: '3-6-months', label: '3 to 6 months' },
  { value: '6-months-plus', label: '6 months or longer' },
] as const

export type StayDuration = (typeof durations)[number]['value']
