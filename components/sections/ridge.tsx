import { type Ground, grounds } from './grounds'

const lines = {
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

export type RidgeLine = keyof typeof lines

/** The two layers of ink that end a hero picture and begin its ground. */
export function Ridge({ ground, line = 'rolling' }: { ground: Ground; line?: RidgeLine }) {
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-px h-[clamp(2.75rem,6.5vw,6.5rem)] w-full"
    >
      <path d={lines[line].back} className={grounds[ground].back} />
      <path d={lines[line].front} className={grounds[ground].front} />
    </svg>
  )
}
