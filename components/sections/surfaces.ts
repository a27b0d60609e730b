// One background per page, different on neighbouring pages.

export const surfaces = {
  night: {
    fill: 'bg-night text-paper on-dark',
    soft: 'text-night-mist',
    back: 'fill-night-lift',
    front: 'fill-night',
    rule: 'border-night-line',
  },
  leaf: {
    fill: 'bg-leaf-dark text-paper on-dark',
    soft: 'text-leaf-mint',
    back: 'fill-leaf',
    front: 'fill-leaf-dark',
    rule: 'border-leaf',
  },
  lake: {
    fill: 'bg-lake-dark text-paper on-dark',
    soft: 'text-lake-sky',
    back: 'fill-lake',
    front: 'fill-lake-dark',
    rule: 'border-lake',
  },
  clay: {
    fill: 'bg-clay text-paper on-dark',
    soft: 'text-sun-light',
    back: 'fill-ember-dark',
    front: 'fill-clay',
    rule: 'border-ember',
  },
  soil: {
    fill: 'bg-ember-dark text-paper on-dark',
    soft: 'text-ember-wash',
    back: 'fill-ember',
    front: 'fill-ember-dark',
    rule: 'border-ember',
  },
  sun: { fill: 'bg-sun text-ink', soft: 'text-ink', back: 'fill-sun-light', front: 'fill-sun', rule: 'border-ink' },
  straw: {
    fill: 'bg-straw text-ink',
    soft: 'text-ink-soft',
    back: 'fill-sand',
    front: 'fill-straw',
    rule: 'border-ink',
  },
} as const

export type Surface = keyof typeof surfaces
