/** Of the site and of the desk on a home screen. */
export const appIcons = [192, 512].flatMap((size) => [
  { src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' as const },
  { src: `/icons/${size}-maskable.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' as const },
])
