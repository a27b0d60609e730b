// Limited inks. A palette is: sky top to horizon (4), sun, five land layers far to near, ink, light, accent.
const lin = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const gam = (c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

function toLab(hex) {
  const v = parseInt(hex.slice(1), 16)
  const [r, g, b] = [(v >> 16) & 255, (v >> 8) & 255, v & 255].map((c) => lin(c / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([L, A, B]) {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3,
    m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3,
    s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return (
    '#' +
    rgb
      .map((c) =>
        Math.round(Math.max(0, Math.min(1, gam(Math.max(0, c)))) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

export function mix(a, b, t) {
  const x = toLab(a),
    y = toLab(b)
  return toHex(x.map((v, i) => v + (y[i] - v) * t))
}
export const ramp = (stops, t) => {
  const p = Math.max(0, Math.min(0.9999, t)) * (stops.length - 1),
    i = Math.floor(p)
  return mix(stops[i], stops[i + 1], p - i)
}

const P = (sky, sun, land, ink, light, accent) => ({ sky, sun, land, ink, light, accent })

export const palettes = {
  savanna: {
    dawn: P(
      ['#5b5a86', '#a3708f', '#e29a86', '#f7d3a3'],
      '#fff0cf',
      ['#d9a08f', '#b27a80', '#84586d', '#553a52', '#33253a'],
      '#1e1626',
      '#ffd9a0',
      '#e8734a',
    ),
    noon: P(
      ['#1f6f7d', '#4c9a9b', '#9cc4b0', '#f2e3b8'],
      '#fff6da',
      ['#9fbcae', '#b9ac74', '#a98a44', '#7a6a33', '#434523'],
      '#22281a',
      '#f7dd8f',
      '#d2703a',
    ),
    dusk: P(
      ['#4a1f3d', '#9c2f42', '#e2603a', '#fbb24f'],
      '#ffe6a6',
      ['#d4683f', '#a5443c', '#743040', '#47203a', '#2a1530'],
      '#170c1e',
      '#ffc46b',
      '#f08a3c',
    ),
    night: P(
      ['#0d1c36', '#173655', '#2a5970', '#6f9a92'],
      '#f6ecc8',
      ['#35637a', '#254c66', '#193850', '#10263c', '#0a192b'],
      '#060f1c',
      '#9fd0c4',
      '#f5a544',
    ),
  },
  gold: {
    dawn: P(
      ['#4a6a78', '#8fa18c', '#e6c07a', '#fbe2a4'],
      '#fff4d4',
      ['#cdb583', '#a98f5c', '#7d7148', '#4f5538', '#2b3a2e'],
      '#16221e',
      '#ffe6a0',
      '#d9622f',
    ),
    noon: P(
      ['#2a6f7b', '#6aa59a', '#b9cda2', '#f6e6b4'],
      '#fff7dc',
      ['#c3bf86', '#c2a455', '#a3853b', '#6f6a34', '#3c4827'],
      '#1f281a',
      '#fae397',
      '#c9552f',
    ),
    dusk: P(
      ['#20434c', '#5a7a68', '#d79b45', '#fbce6c'],
      '#fff0b8',
      ['#c68f42', '#9a6d35', '#69522f', '#3d3f2c', '#212c27'],
      '#0f1a1a',
      '#ffd675',
      '#d8552c',
    ),
    night: P(
      ['#0d1f30', '#17384a', '#2a5a62', '#7e9f86'],
      '#f6ecc8',
      ['#37636a', '#274b55', '#1a3843', '#10272f', '#0a1a20'],
      '#060f13',
      '#a9d2b8',
      '#f5a544',
    ),
  },
  redland: {
    dawn: P(
      ['#5a6790', '#a58aa0', '#e8ac90', '#fbdcae'],
      '#fff1d0',
      ['#d3a190', '#bc7a66', '#95524a', '#643540', '#3a2231'],
      '#22141f',
      '#ffdca6',
      '#d9502f',
    ),
    noon: P(
      ['#1d6e86', '#55a3a6', '#a9cdb2', '#f6e6c0'],
      '#fff8e2',
      ['#b9b59b', '#cf9a68', '#bd6a41', '#8a4430', '#4d2b26'],
      '#2a1a18',
      '#ffdf9d',
      '#c8402b',
    ),
    dusk: P(
      ['#33284f', '#7d3a5e', '#d85a48', '#fbb063'],
      '#ffe8b2',
      ['#c0685a', '#99464b', '#6d3042', '#442338', '#28162b'],
      '#160c1b',
      '#ffc878',
      '#f07a3a',
    ),
    night: P(
      ['#10183a', '#1e2d58', '#37507e', '#8a9bac'],
      '#f8f0d2',
      ['#4d5a85', '#3a4772', '#29365c', '#1a2543', '#101830'],
      '#080d1c',
      '#c7d0dc',
      '#f6a843',
    ),
  },
  forest: {
    dawn: P(
      ['#3f5f66', '#7c9a86', '#c9c595', '#f5e4b4'],
      '#fff5d6',
      ['#a9bb96', '#7a9a7b', '#4d7762', '#2b5348', '#173630'],
      '#0c211f',
      '#f3e2a0',
      '#e58b4a',
    ),
    noon: P(
      ['#1e6a6c', '#4d9a86', '#a4c79a', '#eee8b4'],
      '#fffbe0',
      ['#9cc29a', '#6ba077', '#3f7a58', '#235640', '#12382d'],
      '#0a211c',
      '#d9e28a',
      '#d9633d',
    ),
    dusk: P(
      ['#3a2745', '#7d3f52', '#c86a4c', '#f2b765'],
      '#ffe9b0',
      ['#b77a5a', '#7f5a55', '#4f4450', '#2c3140', '#17202e'],
      '#0c131d',
      '#ffc874',
      '#e9743e',
    ),
    night: P(
      ['#0b1b2b', '#123245', '#1f5159', '#5c8a78'],
      '#f3efce',
      ['#2d5e62', '#1f494f', '#14363d', '#0c242b', '#07171d'],
      '#040e13',
      '#8fc7a8',
      '#f0a64a',
    ),
  },
  mountain: {
    dawn: P(
      ['#2f4a72', '#6e7aa0', '#d5a39a', '#fbd9ac'],
      '#fff1d0',
      ['#a7a0b5', '#7b7e9e', '#54607f', '#34425e', '#1f2b42'],
      '#121a2b',
      '#ffdcb0',
      '#ea7a4c',
    ),
    noon: P(
      ['#1c5c86', '#4f93b0', '#a3c9cb', '#f3ecd0'],
      '#fffbe6',
      ['#94b3bd', '#6b93a0', '#557a6c', '#3d5c45', '#243b2e'],
      '#14241f',
      '#f8f0d0',
      '#dd6b3a',
    ),
    dusk: P(
      ['#2c2550', '#6f3a6b', '#c95f66', '#f9b277'],
      '#ffe8b8',
      ['#a5637a', '#784b72', '#523a63', '#33294d', '#1e1a35'],
      '#120f22',
      '#ffc890',
      '#f0833f',
    ),
    night: P(
      ['#0a1733', '#152f55', '#27527a', '#7ba3ad'],
      '#f8f1d4',
      ['#3a6487', '#294d70', '#1b3856', '#11263e', '#0a182a'],
      '#060e1b',
      '#c2dfe2',
      '#f4a23f',
    ),
  },
  coast: {
    dawn: P(
      ['#3f6b8c', '#82a3b0', '#eab99a', '#fde0b0'],
      '#fff3d2',
      ['#a5b3b4', '#6f9ca6', '#3f7f8e', '#245e6e', '#173c4b'],
      '#0e2530',
      '#ffe3b4',
      '#ea7350',
    ),
    noon: P(
      ['#12709a', '#3aa0b4', '#93d0c6', '#f4efcf'],
      '#fffbe4',
      ['#86c4bf', '#3fa8ad', '#1b8594', '#11606f', '#0c3d49'],
      '#0a2730',
      '#fff0c0',
      '#ea6a3f',
    ),
    dusk: P(
      ['#33265a', '#85396a', '#e0655a', '#fdba6b'],
      '#ffe9b2',
      ['#b8647a', '#824b74', '#553a68', '#32284f', '#1d1836'],
      '#110d22',
      '#ffcf86',
      '#f4873e',
    ),
    night: P(
      ['#081a36', '#0f3558', '#1c5f7e', '#74adae'],
      '#f8f2d2',
      ['#2d6d86', '#1d5370', '#133c56', '#0b283f', '#06182a'],
      '#040e1a',
      '#b8e2da',
      '#f6a945',
    ),
  },
  desert: {
    dawn: P(
      ['#5a5f8e', '#a77f9d', '#e7a98f', '#fbdcae'],
      '#fff2d4',
      ['#e0ad94', '#cd8d74', '#a8695c', '#744648', '#442b38'],
      '#2a1a28',
      '#ffe0ae',
      '#c4503f',
    ),
    noon: P(
      ['#1f7690', '#5ba6ab', '#b0cfb6', '#f6e7bf'],
      '#fffbe6',
      ['#eccb93', '#dfae6a', '#c88a47', '#99622f', '#5f3c22'],
      '#35221a',
      '#fbe7b0',
      '#b8432f',
    ),
    dusk: P(
      ['#3d1f45', '#8b2f50', '#df5c3f', '#fdb757'],
      '#ffe8ac',
      ['#dc7443', '#b5503c', '#82373f', '#52233a', '#301631'],
      '#1a0d20',
      '#ffcb74',
      '#f5903f',
    ),
    night: P(
      ['#10183a', '#1f2f5c', '#3d5381', '#8f9fae'],
      '#f8f0d2',
      ['#59658c', '#434f7a', '#303b63', '#1f2848', '#131a32'],
      '#0a0f20',
      '#d5d9dd',
      '#f6a843',
    ),
  },
}

export const inks = (biome, time) => (palettes[biome] ?? palettes.savanna)[time] ?? palettes.savanna.dusk
