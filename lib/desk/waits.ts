/** Days until a lead comes back when the traveller is silent; 0 for never. */
export const waits = [
  { value: '1', label: 'Tomorrow' },
  { value: '3', label: 'In 3 days' },
  { value: '7', label: 'In a week' },
  { value: '30', label: 'In a month' },
  { value: '0', label: 'No, it is done' },
] as const
