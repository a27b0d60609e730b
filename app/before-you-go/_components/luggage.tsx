import { beforeYouGo, safariPack } from '@/lib/content/destinations/before-you-go'
import { withClaims } from '@/lib/content/queries'
import { countries } from '@/lib/domain/choices'

export async function Luggage() {
  const isCommon = (thing: string) => safariPack.includes(thing)
  const own = countries.map((country) => ({
    title: `Also for ${country}`,
    pack: beforeYouGo[country].pack.filter((thing) => !isCommon(thing)),
  }))
  const lists = await withClaims([{ title: 'For every safari', pack: safariPack }, ...own])
  return (
    <div id="what-to-pack">
      {lists
        .filter(({ pack }) => pack.length > 0)
        .map(({ title, pack }) => (
          <div key={title}>
            <h3 className="mt-6 font-head text-card">{title}</h3>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 font-serif marker:text-ember">
              {pack.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
