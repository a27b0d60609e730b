/** 'Leaving luggage' is 'leaving-luggage'. */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
