/** Shown for a missing picture. */
export const placeholderImage = '/images/placeholder-safari.jpg'
