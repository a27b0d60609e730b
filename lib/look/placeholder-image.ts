/** Stands in for a picture that is missing. */
export const placeholderImage = '/images/placeholder-safari.jpg'
