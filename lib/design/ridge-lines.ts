import type { SurfaceInk } from './tokens'

// Two layers of ink in a box of 1440 x 150.

export const ridgeLines = {
  rolling: {
    back: 'M0 62C120 40 240 34 380 52 560 76 690 112 880 104 1060 96 1200 40 1440 22V150H0Z',
    front: 'M0 84C150 66 300 74 460 96 640 122 800 138 980 126 1150 114 1290 84 1440 78V150H0Z',
  },
  dune: {
    back: 'M0 96C180 92 330 30 520 26 640 24 700 66 860 78 1040 92 1220 88 1440 44V150H0Z',
    front: 'M0 118C210 120 380 74 590 62 760 54 850 96 1010 110 1170 122 1310 108 1440 88V150H0Z',
  },
  peak: {
    back: 'M0 100 210 66 330 82 520 34 640 58 760 46 980 96 1160 62 1300 80 1440 54V150H0Z',
    front: 'M0 124 180 104 360 112 560 78 700 98 860 86 1080 122 1240 100 1440 112V150H0Z',
  },
  forest: {
    back: 'M0 70Q60 40 130 56 190 22 280 48 340 30 420 58 490 36 570 66 650 48 720 78 800 58 880 84 960 60 1040 76 1110 44 1200 62 1270 34 1350 56 1400 40 1440 52V150H0Z',
    front:
      'M0 104Q50 84 110 98 170 72 250 94 330 76 400 102 470 86 560 112 640 96 720 120 800 104 890 124 980 106 1060 116 1140 90 1220 106 1300 84 1380 100 1420 92 1440 98V150H0Z',
  },
}

export type RidgeLine = keyof typeof ridgeLines

const countrySurfaces: Record<string, { surface: SurfaceInk; line: RidgeLine }> = {
  Kenya: { surface: 'soil', line: 'rolling' },
  Tanzania: { surface: 'lake', line: 'peak' },
  Uganda: { surface: 'leaf', line: 'forest' },
  Dubai: { surface: 'clay', line: 'dune' },
}

/** Surface and ridge line of a country, on maps and share cards. */
export const getCountrySurface = (country: string) => countrySurfaces[country] ?? { surface: 'night', line: 'rolling' }
