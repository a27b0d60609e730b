import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

// To scale: 36.84 to 37.44 degrees east, 0.14 north to 0.26 south, 0.001 degrees per unit.
const places = [
  { name: 'Timau', at: [400, 53], label: 'relative top-4' },
  { name: 'Naro Moru', at: [180, 303], label: 'ml-1.5' },
  { name: 'Airstrip', at: [201, 202], label: 'ml-2.5' },
] as const

const percent = (value: number, of: number) => `${(value / of) * 100}%`

export function MapPlate() {
  return (
    <div
      role="img"
      aria-label="Drawn map: Nanyuki just north of the equator, Ol Pejeta to the west, Mount Kenya to the south-east, and the road from Naro Moru to Timau"
      className="absolute inset-0 bg-sun-wash text-label text-ink"
    >
      <svg viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
        <path className="fill-leaf-wash" d="M0 52 62 44 112 58 158 96 166 140 140 178 96 206 40 214 0 202Z" />
        <path
          className="fill-leaf-wash"
          d="M468 116C560 122 612 188 620 268 626 350 570 420 470 424 376 426 312 370 306 292 302 206 372 112 468 116Z"
        />
        <path
          className="fill-leaf-mint"
          d="M470 176C536 180 572 226 576 286 578 346 534 384 468 386 402 384 366 344 364 292 364 228 408 174 470 176Z"
        />
        <path
          className="fill-leaf"
          d="M466 232C502 232 524 258 526 292 526 328 502 350 468 350 434 350 410 328 410 294 410 260 434 234 466 232Z"
        />
        <path className="fill-paper" d="M442 308 462 274 474 294 482 284 498 308Z" />
        <g className="fill-none stroke-2 stroke-lake">
          <path d="M430 262C380 210 330 158 262 136 224 122 186 84 150 20" />
          <path d="M424 300C350 300 300 338 214 340 140 340 70 300 0 262" />
        </g>
        <path
          className="fill-none stroke-[5] stroke-clay"
          d="M160 400C164 360 176 330 180 303 184 270 196 236 206 200 214 170 222 146 233 123 262 96 300 84 340 72 378 62 400 56 440 44 500 28 530 20 560 -6"
        />
        <path
          className="fill-none stroke-2 stroke-clay"
          strokeDasharray="1 7"
          strokeLinecap="round"
          d="M233 123C200 116 180 114 150 118"
        />
        <path className="fill-none stroke-2 stroke-ink" strokeDasharray="10 7" d="M0 140H600" />
      </svg>
      {places.map(({ name, at: [x, y], label }) => (
        <Place key={name} x={x} y={y}>
          <span className="size-3 rounded-full border-2 border-paper bg-ink" />
          <span className={cn('font-semibold', label)}>{name}</span>
        </Place>
      ))}
      <Place x={233} y={123}>
        <span className="size-5 rounded-full border-4 border-paper bg-ember shadow-pop" />
        <span className="font-head text-card">Nanyuki</span>
      </Place>
      <span className="absolute top-[24%] left-2.5 font-semibold">Ol Pejeta</span>
      <span className="absolute right-2.5 bottom-[65.8%] font-semibold">Equator, 0°</span>
      <span className="absolute right-2.5 bottom-0.5 whitespace-nowrap font-semibold sm:right-[22%] sm:bottom-[5%] sm:translate-x-1/2">
        Mount Kenya, 5,199 m
      </span>
      <span className="absolute bottom-2 left-2.5 grid w-[15%] gap-0.5 text-center">
        10 km
        <span className="h-1.5 border-ink border-x-2 border-b-2" />
      </span>
    </div>
  )
}

function Place({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <span
      className="-translate-y-1/2 absolute flex items-center gap-1.5 whitespace-nowrap"
      style={{ left: percent(x - 7, 600), top: percent(y, 400) }}
    >
      {children}
    </span>
  )
}
