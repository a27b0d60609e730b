// Reads a day as dayByDay had it before days were rows: '5-6 h', '270 km', '14 km on foot'.

const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }
const number = '(\\d*\\.?\\d*[¼½¾]?)'
const timePattern = new RegExp(`^${number}(?:-${number})? (min|h)$`)
const lengthPattern = new RegExp(`^(about )?${number}(?:-${number})? km( on foot)?$`)
const knownKeys = ['title', 'description', 'driveTime', 'distance', 'flight', 'meals', 'lodging']

function toNumber(text: string) {
  const [, whole = '', fraction = ''] = /^([\d.]*)([¼½¾]?)$/.exec(text) ?? []
  return Number(whole) + (fractions[fraction] ?? 0)
}

function toHours(text: string) {
  const [, least, most, unit] = timePattern.exec(text) ?? []
  return least ? [least, most].flatMap((part) => (part ? toNumber(part) / (unit === 'min' ? 60 : 1) : [])) : null
}

/** Lossless: dayByDay can be made again from these fields. Null when a text is of another kind. */
export function dayOfText(key: string, value: unknown) {
  const day = Number(/^day(\d+)$/.exec(key)?.[1])
  if (!day) return null
  if (typeof value === 'string') return { day, title: null, description: value }
  if (typeof value !== 'object' || value === null) return null
  const stored = value as Record<string, unknown>
  if (Object.entries(stored).some(([name, text]) => !knownKeys.includes(name) || typeof text !== 'string')) return null
  const { title, description = '', driveTime, distance, flight, meals, lodging } = stored as Record<string, string>
  const road = driveTime === undefined ? undefined : /^(.*?)( each way)?( with stops)?$/.exec(driveTime)
  const roadHours = road ? toHours(road[1] ?? '') : []
  const length = distance === undefined ? undefined : lengthPattern.exec(distance)
  const air = flight === undefined ? undefined : /^(.*?(?:min|h))(?:, | (?=with ))(.+)$/.exec(flight)
  const flightHours = air ? toHours(air[1] ?? '') : []
  if (roadHours === null || length === null || air === null || flightHours === null) return null
  const km = length ? [length[2], length[3]].flatMap((part) => (part ? toNumber(part) : [])) : []
  return {
    day,
    title: title ?? null,
    description,
    roadHours,
    isThereAndBack: Boolean(road?.[2]),
    wayNote: road?.[3]?.trim() ?? null,
    ...(length?.[4] ? { walkKm: km } : { roadKm: km, isApproximate: Boolean(length?.[1]) }),
    flightHours,
    flightRoute: air?.[2] ?? null,
    meals: meals ?? null,
    bed: lodging ?? null,
  }
}
