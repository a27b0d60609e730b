// Small people: walkers, porters, guides, Maasai herders. About 60 units tall, feet on y = 0.
import { blob, ellipse, limb, path, poly } from './geom.mjs'

const leg = (...q) => limb(q, true)
export function walker({ pack = true, pole = true, hat = true, stride = 1 } = {}) {
  return [
    leg([0, -28, 4.6], [5 * stride, -15, 3.4], [4 * stride, -4, 2.6], [8 * stride, 0, 3]),
    leg([-1, -28, 4.6], [-2 * stride, -15, 3.4], [-8 * stride, -5, 2.6], [-6 * stride, 0, 3]),
    blob([
      [-5, -27],
      [-6, -40],
      [-3, -48],
      [4, -48],
      [6, -40],
      [5, -27],
    ]),
    ellipse(2, -54.5, 4.2, 4.8),
    limb([
      [3, -45, 2.4],
      [9, -38, 2],
      [14, -34, 1.7],
    ]),
    ...(pack
      ? [
          blob([
            [-5, -30],
            [-13, -33],
            [-14, -46],
            [-8, -52],
            [-4, -49],
          ]),
        ]
      : []),
    ...(pole
      ? [
          limb([
            [14, -37, 0.8],
            [19, 0, 0.7],
          ]),
        ]
      : []),
    ...(hat
      ? [
          ellipse(2, -56.6, 7.4, 1.1),
          blob(
            [
              [-2, -57],
              [-1, -61.5],
              [5, -61.5],
              [6.4, -57],
            ],
            4,
          ),
        ]
      : []),
  ].join('')
}
export function porter({ stride = 1 } = {}) {
  return [
    leg([0, -28, 4.4], [5 * stride, -15, 3.2], [4 * stride, -4, 2.4], [8 * stride, 0, 3]),
    leg([-1, -28, 4.4], [-2 * stride, -15, 3.2], [-8 * stride, -5, 2.4], [-6 * stride, 0, 3]),
    blob([
      [-5, -27],
      [-6, -40],
      [-4, -48],
      [4, -48],
      [6, -40],
      [5, -27],
    ]),
    ellipse(1, -54, 4.2, 4.8),
    limb([
      [4, -45, 2.2],
      [10, -52, 1.9],
      [8, -61, 1.7],
    ]),
    blob([
      [-13, -60],
      [-14, -70],
      [-2, -74],
      [13, -71],
      [14, -61],
      [2, -58],
    ]),
  ].join('')
}
// Herder in a shuka with a staff: returns [silhouette, cloth].
export function herder() {
  return [
    [
      leg([-2, -22, 3], [-2, -10, 2.4], [-2, 0, 2.6]),
      leg([3, -22, 3], [4, -10, 2.4], [5, 0, 2.6]),
      ellipse(1, -57, 4, 4.8),
      limb([
        [1, -53, 2],
        [1, -48, 2.4],
      ]),
      limb([
        [13, -66, 0.7],
        [11, 0, 0.8],
      ]),
      limb([
        [5, -44, 2],
        [9, -38, 1.7],
        [12, -36, 1.6],
      ]),
    ].join(''),
    blob([
      [-8, -16],
      [-9, -34],
      [-6, -47],
      [0, -51],
      [6, -48],
      [8, -36],
      [8, -18],
      [1, -15],
    ]),
  ]
}
export const child = () =>
  [
    leg([-2, -14, 2.4], [-3, 0, 2.2]),
    leg([2, -14, 2.4], [4, 0, 2.2]),
    blob([
      [-5, -12],
      [-5, -25],
      [0, -29],
      [5, -25],
      [5, -12],
    ]),
    ellipse(0, -34, 4, 4.4),
    limb([
      [4, -25, 1.5],
      [9, -33, 1.3],
    ]),
  ].join('')
export const standing = () =>
  [
    leg([-3, -28, 4], [-3, 0, 3]),
    leg([3, -28, 4], [4, 0, 3]),
    blob([
      [-7, -26],
      [-7, -44],
      [-3, -49],
      [4, -49],
      [7, -44],
      [7, -26],
    ]),
    ellipse(0.5, -55, 4.2, 4.8),
    limb([
      [-6, -45, 2],
      [-9, -34, 1.8],
      [-5, -28, 1.6],
    ]),
  ].join('')
export const person = (d, x, y, k, color, flip) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})">${path(d, color)}</g>`
