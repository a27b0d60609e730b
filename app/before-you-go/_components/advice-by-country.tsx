import { type AdviceTopic, adviceId, adviceOn } from '@/lib/content/destinations/before-you-go'
import { withClaims } from '@/lib/content/queries'

export async function AdviceByCountry({ topic }: { topic: AdviceTopic }) {
  const rows = await withClaims(adviceOn(topic))
  return (
    <dl className="term-list mt-5">
      {rows.map(({ country, text }) => [
        <dt key={country} id={adviceId(topic, country)}>
          {country}
        </dt>,
        <dd key={`${country} text`}>{text}</dd>,
      ])}
    </dl>
  )
}
