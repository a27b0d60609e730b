export const placeholderImage = '/images/placeholder-safari.jpg'
