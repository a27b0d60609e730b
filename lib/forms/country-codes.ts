// Order of specification section 9.

export const countryCodes = [
  { value: '+254', regions: 'KE', label: 'Kenya' },
  { value: '+255', regions: 'TZ', label: 'Tanzania' },
  { value: '+256', regions: 'UG', label: 'Uganda' },
  { value: '+1', regions: 'US CA', label: 'US/Canada' },
  { value: '+44', regions: 'GB', label: 'United Kingdom' },
  { value: '+49', regions: 'DE', label: 'Germany' },
  { value: '+33', regions: 'FR', label: 'France' },
  { value: '+39', regions: 'IT', label: 'Italy' },
  { value: '+34', regions: 'ES', label: 'Spain' },
  { value: '+31', regions: 'NL', label: 'Netherlands' },
  { value: '+41', regions: 'CH', label: 'Switzerland' },
  { value: '+46', regions: 'SE', label: 'Sweden' },
  { value: '+47', regions: 'NO', label: 'Norway' },
  { value: '+45', regions: 'DK', label: 'Denmark' },
  { value: '+358', regions: 'FI', label: 'Finland' },
  { value: '+43', regions: 'AT', label: 'Austria' },
  { value: '+32', regions: 'BE', label: 'Belgium' },
  { value: '+351', regions: 'PT', label: 'Portugal' },
  { value: '+91', regions: 'IN', label: 'India' },
  { value: '+86', regions: 'CN', label: 'China' },
  { value: '+81', regions: 'JP', label: 'Japan' },
  { value: '+82', regions: 'KR', label: 'South Korea' },
  { value: '+61', regions: 'AU', label: 'Australia' },
  { value: '+64', regions: 'NZ', label: 'New Zealand' },
  { value: '+27', regions: 'ZA', label: 'South Africa' },
  { value: '+971', regions: 'AE', label: 'United Arab Emirates' },
] as const

/** By the first browser language with a region. */
export function findCountryCode(languages: readonly string[]) {
  const region = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find(Boolean)
  return countryCodes.find(({ regions }) => region && regions.includes(region))?.value
}
