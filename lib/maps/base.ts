import type { GeometryCollection, Topology } from 'topojson-specification'
import json from './base.json' with { type: 'json' }

export type MapBase = Topology<{
  countries: GeometryCollection<{ name: string }>
  lakes: GeometryCollection<{ name: string }>
}>

export const base = json as unknown as MapBase
