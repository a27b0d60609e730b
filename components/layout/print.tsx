import { encode } from 'uqr'
import { Logo } from '@/components/ui/logo'
import { contactsFor } from '@/lib/content/queries'
import { config } from '@/lib/platform/config'

/** Replaces the header on paper. */
export function PrintHead() {
  return (
    <p className="mb-4 hidden items-end justify-between border-ink border-b-2 pb-3 text-small print:flex">
      <Logo brand={config.brand} />
      <span>{new URL(config.siteUrl).host}</span>
    </p>
  )
}

/** The code is inline, since images may not have loaded when printing starts. */
export async function PrintFoot({ path }: { path: `/${string}` }) {
  const { phone, whatsapp, email } = await contactsFor()
  const url = config.siteUrl + path
  const code = qrCode(url)
  const { brand } = config
  const lines = [
    { label: 'Telephone', value: phone },
    { label: 'WhatsApp', value: whatsapp },
    { label: 'Email', value: email },
    { label: 'Online, with today’s prices', value: url },
  ].filter(({ value }) => value)
  return (
    <section className="mt-5 hidden break-inside-avoid items-center justify-between gap-8 border-ink border-t-2 pt-3 print:flex">
      <div>
        <h2 className="font-head text-card">Ask {brand}</h2>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
          {lines.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={`QR code of ${url}`}
        className="size-[2.5cm] shrink-0"
      >
        <path d={code.path} transform="translate(0 .5)" stroke="#000" />
      </svg>
    </section>
  )
}

/** Width in modules with the quiet zone (ISO/IEC 18004), and an SVG path of the dark runs. */
export function qrCode(text: string) {
  const { size, data } = encode(text, { border: 4, ecc: 'M' })
  const rows = data.map((row, y) => {
    const dark = row.map((isDark) => (isDark ? '1' : '0')).join('')
    // Relative moves, since the path is twice in the page and hardly compresses.
    let end = 0
    return [...dark.matchAll(/1+/g)].map(({ index, 0: { length } }) => {
      const move = end === 0 ? `M${index} ${y}` : `m${index - end} 0`
      end = index + length
      return `${move}h${length}`
    })
  })
  return { size, path: rows.flat().join('') }
}
