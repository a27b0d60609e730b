import type { Stop } from '@/lib/itineraries/facts'

const words = { road: 'by road', air: 'by air', foot: 'on foot', boat: 'by boat' }

export function RouteTable({ stops }: { stops: Stop[] }) {
  return (
    <table className="w-full text-small *:text-left [&_td]:border-line [&_td]:border-b [&_td]:py-2 [&_td]:pr-3 [&_td]:align-top [&_th]:border-ink [&_th]:border-b-2 [&_th]:pb-1 print:[&_td]:py-1">
      <caption className="sr-only">The route, stop by stop</caption>
      <thead>
        <tr>
          <th className="w-[3.5rem]">Day</th>
          <th>Place</th>
          <th>How you get there</th>
        </tr>
      </thead>
      <tbody>
        {stops.map(({ position, day, label, by, way }) => (
          <tr key={position}>
            <td>{day}</td>
            <td className="font-bold">{label}</td>
            <td>{wayOf(by, way)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// The text often says how already: '5-6 h by road'. A note comes last: '6 h by road, lunch in Nairobi'.
function wayOf(by: Stop['by'], way: string | null) {
  if (!by) return 'The start'
  const how = words[by]
  if (!way) return how
  return /by|foot|walk|boat|metro/.test(way) ? way : way.replace(/^[^,]*/, (hours) => `${hours} ${how}`)
}
