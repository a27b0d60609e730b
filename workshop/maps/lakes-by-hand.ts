// Lakes that trips go to and Natural Earth's 1:50m does not have, drawn by us and no survey. Position and size: Kenya's
// tentative World Heritage entries for Naivasha, Nakuru, Elementaita and Bogoria, Wikipedia's articles for the others.

type Point = [longitude: number, latitude: number]

export const lakesByHand: { name: string; ring: Point[] }[] = [
  {
    name: 'Lake Natron', // 57 km long, 22 km wide
    ring: [
      ...([
        [36.02, -2.13],
        [36.09, -2.2],
        [36.11, -2.33],
        [36.07, -2.45],
        [36.08, -2.55],
        [36.02, -2.63],
      ] as Point[]),
      ...([
        [35.97, -2.58],
        [35.95, -2.48],
        [35.9, -2.38],
        [35.91, -2.26],
        [35.96, -2.17],
      ] as Point[]),
    ],
  },
  {
    name: 'Lake Eyasi', // 80 km long, 16 km wide
    ring: [
      ...([
        [34.78, -3.86],
        [34.9, -3.72],
        [35.02, -3.6],
        [35.15, -3.5],
        [35.28, -3.4],
        [35.35, -3.42],
      ] as Point[]),
      ...([
        [35.3, -3.52],
        [35.2, -3.6],
        [35.1, -3.7],
        [34.98, -3.8],
        [34.87, -3.88],
      ] as Point[]),
    ],
  },
  {
    name: 'Lake Naivasha', // 13 km across
    ring: [
      ...([
        [36.3, -0.73],
        [36.33, -0.7],
        [36.38, -0.71],
        [36.42, -0.74],
        [36.42, -0.79],
        [36.39, -0.83],
      ] as Point[]),
      ...([
        [36.34, -0.84],
        [36.3, -0.82],
        [36.28, -0.77],
      ] as Point[]),
    ],
  },
  {
    name: 'Lake Nakuru', // 12 km long, 7 km wide
    ring: [
      ...([
        [36.07, -0.31],
        [36.1, -0.31],
        [36.12, -0.35],
        [36.11, -0.4],
        [36.09, -0.42],
        [36.07, -0.4],
      ] as Point[]),
      ...([[36.06, -0.36]] as Point[]),
    ],
  },
  {
    name: 'Lake Elementaita', // 9 km long, 3 km wide
    ring: [
      [36.23, -0.41],
      [36.25, -0.42],
      [36.26, -0.46],
      [36.25, -0.49],
      [36.23, -0.47],
    ],
  },
  {
    name: 'Lake Bogoria', // 17 km long, 4 km wide
    ring: [
      [36.07, 0.35],
      [36.09, 0.34],
      [36.11, 0.26],
      [36.12, 0.19],
      [36.1, 0.18],
      [36.08, 0.26],
    ],
  },
  {
    name: 'Lake Baringo', // 21 km long, 13 km wide
    ring: [
      ...([
        [36.05, 0.74],
        [36.1, 0.73],
        [36.12, 0.66],
        [36.11, 0.57],
        [36.07, 0.53],
        [36.03, 0.55],
      ] as Point[]),
      ...([
        [36.01, 0.62],
        [36.02, 0.69],
      ] as Point[]),
    ],
  },
  {
    name: 'Lake Magadi', // 30 km long, 4 km wide
    ring: [
      [36.26, -1.75],
      [36.29, -1.78],
      [36.3, -1.87],
      [36.28, -1.98],
      [36.24, -2.01],
      [36.24, -1.9],
      [36.24, -1.81],
    ],
  },
  {
    name: 'Lake George', // 30 km long, 16 km wide
    ring: [
      ...([
        [30.15, 0.1],
        [30.22, 0.11],
        [30.27, 0.03],
        [30.25, -0.05],
        [30.18, -0.12],
        [30.11, -0.09],
      ] as Point[]),
      ...([[30.12, 0.0]] as Point[]),
    ],
  },
  {
    name: 'Lake Bunyonyi', // 25 km long, 2 to 4 km wide
    ring: [
      ...([
        [29.9, -1.19],
        [29.93, -1.2],
        [29.92, -1.27],
        [29.94, -1.33],
        [29.92, -1.37],
        [29.9, -1.33],
      ] as Point[]),
      ...([[29.89, -1.26]] as Point[]),
    ],
  },
  {
    name: 'Lake Mburo', // 5 km long, 3 km wide
    ring: [
      [30.93, -0.63],
      [30.96, -0.64],
      [30.96, -0.67],
      [30.93, -0.68],
    ],
  },
]
