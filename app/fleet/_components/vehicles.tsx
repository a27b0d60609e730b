import { listFleetVehicles } from '@/lib/company/fleet-vehicles'
import { fleetPage } from '@/lib/content/fleet'
import { VehicleSheet } from './vehicle-sheet'

export async function Vehicles() {
  const vehicles = await listFleetVehicles()
  if (vehicles.length === 0) return <p className="font-serif text-body">{fleetPage.empty}</p>
  return (
    <ul className="grid gap-y-[clamp(3rem,6vw,6rem)]">
      {vehicles.map((vehicle, index) => (
        <VehicleSheet key={vehicle.id} vehicle={vehicle} isFirstView={index === 0} />
      ))}
    </ul>
  )
}
