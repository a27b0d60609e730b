/** Megabytes a minute by least squares; 0 for fewer than two readings. */
export function slopePerMinute(readings: { minute: number; megabytes: number }[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(readings.map(({ minute }) => minute))
  const y = mean(readings.map(({ megabytes }) => megabytes))
  const spread = readings.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  return spread ? readings.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0) / spread : 0
}
