// One import for scenes.

export * from './built.mjs'
export * from './camp.mjs'
export * from './figures.mjs'
export * from './geom.mjs'
export * from './grass.mjs'
export * from './herd.mjs'
export { mix, ramp } from './palette.mjs'
export * from './places.mjs'
export * from './setting.mjs'
export * from './sky.mjs'
export * from './terrain.mjs'
export * from './trees.mjs'
