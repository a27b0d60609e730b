import { pictures, widePicture } from './pictures'

export type Slide = { src: string; alt: string; caption: string; category: string; focus: number }

type Category = 'Wildlife' | 'Safari' | 'Nature' | 'Mountain' | 'Conservation' | 'Adventure'

function slide(name: string, caption: string, category: Category): Slide {
  const src = `/images/heroes/${name}.jpg`
  const { alt = caption, focus = 50 } = pictures[src] ?? {}
  return { src: widePicture(src), alt, caption, category, focus }
}

export const slides = [
  slide('amboseli-elephants', 'Elephants in Amboseli', 'Wildlife'),
  slide('kenya-safari-drive', 'Kenya safari', 'Safari'),
  slide('naivasha-birds', 'Birdwatching at Lake Naivasha', 'Nature'),
  slide('mount-kenya-trek', 'Mount Kenya trek', 'Mountain'),
  slide('rhino-conservation', 'Rhino conservation', 'Conservation'),
  slide('maasai-mara', 'Maasai Mara', 'Wildlife'),
  slide('camp-night', 'Safari camping', 'Adventure'),
]
