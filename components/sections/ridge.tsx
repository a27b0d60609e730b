import { type RidgeLine, ridgeLines } from '@/lib/design/ridge-lines'
import { type Surface, surfaces } from './surfaces'

export type { RidgeLine }

export function Ridge({ surface, line = 'rolling' }: { surface: Surface; line?: RidgeLine }) {
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-px h-[clamp(2.75rem,6.5vw,6.5rem)] w-full"
    >
      <path d={ridgeLines[line].back} className={surfaces[surface].back} />
      <path d={ridgeLines[line].front} className={surfaces[surface].front} />
    </svg>
  )
}
