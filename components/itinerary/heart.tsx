import { Heart } from 'lucide-react'

export const heart = (
  <Heart className="size-5.5 group-aria-pressed/keep:fill-ember group-aria-pressed/keep:text-ember" />
)
