import { pictures, widePicture } from './pictures'

export type Slide = {
  /** On the sheet Page pictures. */
  name: string
  src: string
  alt: string
  caption: string
  category: string
  /** Of its width and height, in per cent. */
  focus: number
  focusHeight: number
}

type Category = 'Wildlife' | 'Safari' | 'Nature' | 'Mountain' | 'Conservation' | 'Adventure'

function slide(number: number, picture: string, caption: string, category: Category): Slide {
  const src = `/images/heroes/${picture}.jpg`
  const { alt = caption, focus = 50 } = pictures[src] ?? {}
  return { name: `Home ${number}`, src: widePicture(src), alt, caption, category, focus, focusHeight: 88 }
}

export const slides = [
  slide(1, 'amboseli-elephants', 'Elephants in Amboseli', 'Wildlife'),
  slide(2, 'kenya-safari-drive', 'Kenya safari', 'Safari'),
  slide(3, 'naivasha-birds', 'Birdwatching at Lake Naivasha', 'Nature'),
  slide(4, 'mount-kenya-trek', 'Mount Kenya trek', 'Mountain'),
  slide(5, 'rhino-conservation', 'Rhino conservation', 'Conservation'),
  slide(6, 'maasai-mara', 'Maasai Mara', 'Wildlife'),
  slide(7, 'camp-night', 'Safari camping', 'Adventure'),
]
