// Used by Tailwind, Open Graph pictures and mails. Browser code imports screens.ts instead of all this.

import { screens } from './screens'

export const colors = {
  paper: '#FCF8F0', // the page
  sand: '#F4EBDA', // quiet band, input hover, table stripe
  straw: '#E9DABB', // loud neutral band, chips on sand, skeleton
  white: '#FFFFFF', // form fields, popovers, cards on sand
  ink: { DEFAULT: '#241629', soft: '#56485C', mute: '#6A5D6E' },
  line: { DEFAULT: '#DCCFB7', strong: '#85776F' },
  // Background of heroes, footer and conservation.
  night: { DEFAULT: '#26172E', deep: '#1A0F20', lift: '#37233F', line: '#5A4663', mist: '#D3C4CF' },
  ember: { DEFAULT: '#B83A14', dark: '#96300F', flame: '#E9703A', wash: '#FBE3D6' },
  sun: { DEFAULT: '#F6B73C', light: '#FBD27C', wash: '#FDF0CE' },
  leaf: { DEFAULT: '#2A5A41', dark: '#1D4231', mint: '#A9CFA8', wash: '#DFECDB' },
  lake: { DEFAULT: '#175A66', dark: '#10434D', sky: '#93C9C8', wash: '#D8EAE9' },
  clay: { DEFAULT: '#7A3B22', rose: '#F2B8A0' }, // maps, timeline, desert pages
  danger: { DEFAULT: '#A81E2B', wash: '#FBE1E0' },
} as const

const onDark = { text: colors.paper, accent: colors.sun.DEFAULT }

export const surfaceInks = {
  night: { bg: colors.night.DEFAULT, ridge: colors.night.lift, soft: colors.night.mist, ...onDark },
  leaf: { bg: colors.leaf.dark, ridge: colors.leaf.DEFAULT, soft: colors.leaf.mint, ...onDark },
  lake: { bg: colors.lake.dark, ridge: colors.lake.DEFAULT, soft: colors.lake.sky, ...onDark },
  clay: { bg: colors.clay.DEFAULT, ridge: colors.ember.dark, soft: colors.sun.light, ...onDark },
  soil: { bg: colors.ember.dark, ridge: colors.ember.DEFAULT, soft: colors.ember.wash, ...onDark },
  sun: {
    bg: colors.sun.DEFAULT,
    ridge: colors.sun.light,
    text: colors.ink.DEFAULT,
    soft: colors.ink.DEFAULT,
    accent: colors.ink.DEFAULT,
  },
  straw: {
    bg: colors.straw,
    ridge: colors.sand,
    text: colors.ink.DEFAULT,
    soft: colors.ink.soft,
    accent: colors.ember.dark,
  },
} as const
export type SurfaceInk = keyof typeof surfaceInks

// Bricolage in two cuts (workshop/fonts.ts): condensed for headlines, wide for controls.
const grotesque = '"Arial Narrow", system-ui, sans-serif'
const standIns = '"headline as Arial", "headline as Roboto", "headline as DejaVu"'
const condensed = `var(--font-display), "headline rest", ${standIns}, ${grotesque}`
export const fontFamily = {
  display: [condensed], // poster, hero, title, figure
  head: [condensed], // head, card, price, day numbers
  sans: [`var(--font-text), ${grotesque}`], // everything a visitor operates: nav, buttons, labels, tables
  serif: ['var(--font-serif)', 'Georgia', 'serif'], // everything a visitor reads
  mono: ['monospace'], // nothing yet: Tailwind's own list would be in every page's styles
} as const

// Fluid from 360 to 1440 px; clamp() ends in rem, so that zoom works.
export const fontSize = {
  poster: ['clamp(3rem, 1.9rem + 4.9vw, 6.5rem)', { lineHeight: '0.92', letterSpacing: '-0.012em', fontWeight: '800' }], // home hero only
  hero: ['clamp(2.625rem, 1.9rem + 3.2vw, 5rem)', { lineHeight: '0.95', letterSpacing: '-0.01em', fontWeight: '800' }], // page h1
  title: [
    'clamp(2.125rem, 1.65rem + 2.1vw, 3.5rem)',
    { lineHeight: '1', letterSpacing: '-0.008em', fontWeight: '800' },
  ], // section h2
  head: [
    'clamp(1.625rem, 1.42rem + 0.9vw, 2.25rem)',
    { lineHeight: '1.06', letterSpacing: '-0.006em', fontWeight: '800' },
  ], // h2 in columns, day title
  card: [
    'clamp(1.375rem, 1.3rem + 0.35vw, 1.625rem)',
    { lineHeight: '1.12', letterSpacing: '-0.003em', fontWeight: '800' },
  ], // h3, card title
  figure: [
    'clamp(3.25rem, 2.2rem + 4.6vw, 6.5rem)',
    { lineHeight: '0.9', letterSpacing: '-0.012em', fontWeight: '800' },
  ], // numerals as image
  lead: ['clamp(1.1875rem, 1.11rem + 0.34vw, 1.4375rem)', { lineHeight: '1.46' }], // standfirst, serif
  body: ['clamp(1.0625rem, 1.03rem + 0.14vw, 1.125rem)', { lineHeight: '1.62' }], // running text, serif
  ui: ['1rem', { lineHeight: '1.4' }], // controls, nav, table
  small: ['0.9375rem', { lineHeight: '1.45' }], // meta, hints
  label: ['0.875rem', { lineHeight: '1.3', letterSpacing: '0.005em', fontWeight: '600' }], // badge, caption, fact label: the smallest text allowed
} as const

export const spacing = {
  column: 'clamp(1rem, 0.6rem + 1.6vw, 2rem)', // gap between columns of the page grid
  gutter: 'clamp(1.25rem, 0.75rem + 2.2vw, 2.5rem)', // page side padding and column gap parent
  band: 'clamp(4rem, 2.6rem + 6vw, 8rem)', // vertical padding of a section
  'band-sm': 'clamp(2.75rem, 2rem + 3.2vw, 5rem)',
  stack: 'clamp(1.75rem, 1.3rem + 2vw, 3.25rem)', // section head to content
  tap: '2.75rem', // 44 px, minimum target
  control: '3.25rem', // 52 px, inputs and large buttons
  header: '4.5rem', // 72 px at 768 and up
  'header-sm': '3.75rem', // 60 px under 768
  sidebar: '23rem',
  toast: '26.25rem', // 420 px
} as const

export const maxWidth = { page: '84rem', wide: '96rem', text: '38rem', narrow: '46rem', form: '44rem' } as const // text is 62 to 68 characters

export const borderRadius = { print: '3px', control: '8px', panel: '12px', dialog: '16px', full: '9999px' } as const

export const borderWidth = { hair: '1px', rule: '2px', plate: '8px' } as const // plate: the paper margin round a framed picture

export const boxShadow = {
  none: 'none',
  lift: '0 1px 2px rgb(36 22 41 / .06), 0 10px 24px -12px rgb(36 22 41 / .22)', // card hover, sticky sidebar
  pop: '0 2px 6px rgb(36 22 41 / .08), 0 24px 48px -16px rgb(36 22 41 / .32)', // dropdown, toast, calendar
  dialog: '0 40px 80px -24px rgb(26 15 32 / .6)',
  plate: '0 0 0 1px rgb(36 22 41 / .10), 0 18px 36px -20px rgb(36 22 41 / .4)', // framed poster
} as const

export const transitionDuration = {
  press: '90ms',
  quick: '160ms',
  base: '240ms',
  slow: '420ms',
  fade: '1000ms',
} as const
export const transitionTimingFunction = { out: 'cubic-bezier(.2,.7,.2,1)', inout: 'cubic-bezier(.6,0,.3,1)' } as const
export const keyframes = {
  rise: { from: { opacity: '0', transform: 'translateY(12px)' }, to: { opacity: '1', transform: 'none' } },
  route: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  late: { from: { visibility: 'hidden' } },
} as const
export const animation = {
  rise: 'rise 420ms cubic-bezier(.2,.7,.2,1) both',
  route: 'route 1.2s cubic-bezier(.2,.7,.2,1) infinite',
  late: 'late 80ms step-end', // what need not flash when it is over at once
} as const

export const zIndex = { bar: '30', header: '40', drawer: '50', dialog: '60', toast: '70' } as const

export const tokens = {
  colors,
  fontFamily,
  fontSize,
  spacing,
  maxWidth,
  borderRadius,
  borderWidth,
  boxShadow,
  transitionDuration,
  transitionTimingFunction,
  keyframes,
  animation,
  screens,
  zIndex,
} as const
