// The drawing library supports flat boxes and inline styles only.
import { mark } from '../../design/logo-outline'
import { ridgeLines } from '../../design/ridge-lines'
import { surfaceInks } from '../../design/tokens'
import { cardSize, type ShareCard } from './card'

// The drawing library cannot measure text.

const room = { width: 1080, twoLines: 76, threeLines: 50 }

// Widths of the headline font in ems, rounded up by class of letter; all others below.
const widths: [RegExp, number][] = [
  [/[\s.,:;!|’'()iIlj-]/, 0.22],
  [/[rft1J]/, 0.31],
  [/[mwMW&%@—…]/, 0.69],
  [/\p{Lu}/u, 0.48],
]

const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.44

/** Pixels: one line if that fills the card, two for most titles, else three. */
function titleSize(title: string) {
  const ems = [...title].reduce((sum, letter) => sum + widthOf(letter), 0)
  const oneLine = Math.min(126, Math.floor(room.width / ems))
  if (oneLine >= room.twoLines) return oneLine
  // Lines break between words, so they are never quite full.
  return ems * room.twoLines <= room.width * 1.8 ? room.twoLines : room.threeLines
}

// Glyphs of the cards' fonts (workshop/fonts.ts).

const letters = ' -~\u00a1-\u00ac\u00ae-\u017f\u0218-\u021b‘’“”‚„–—…•€™'
const others = new RegExp(`[^${letters}]`, 'gu')

/** Other letters lose accents or are dropped: the drawing library would fetch a font for them. */
export function printable(text: string) {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(others, (letter) => letter.normalize('NFKD').replace(others, ''))
    .replace(/ +/g, ' ')
    .replace(/^[ ,;:.]+/, '')
    .trimEnd()
}

const headline = 'Bricolage, Bricolage Extended'
const serif = 'Literata, Literata Extended'

/** The subject's feet are behind the ridge. */
export const pictureHeight = 322
const ridgeHeight = 66

export function Words({ card }: { card: ShareCard }) {
  const { bg, ridge, text, soft, accent } = surfaceInks[card.surface]
  const title = printable(card.title) || printable(card.lead) || card.brand
  const { back, front } = ridgeLines[card.line]
  return (
    <div style={{ ...column, width: cardSize.width, height: cardSize.height, justifyContent: 'flex-end' }}>
      <svg
        width={cardSize.width}
        height={ridgeHeight}
        viewBox="0 0 1440 150"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={back} fill={ridge} />
        <path d={front} fill={bg} />
      </svg>
      <div style={{ ...column, height: cardSize.height - pictureHeight, padding: '6px 60px 28px', background: bg }}>
        <div style={{ ...column, flexGrow: 1, justifyContent: 'center' }}>
          <div
            style={{
              ...clamped(3),
              color: text,
              fontFamily: headline,
              fontSize: titleSize(title),
              lineHeight: 0.96,
              letterSpacing: '-0.01em',
              textWrap: title.length <= 60 ? 'balance' : 'wrap',
              wordBreak: 'break-word',
            }}
          >
            {title}
          </div>
        </div>
        <div style={{ ...clamped(1), color: soft, fontFamily: serif, fontSize: 32, lineHeight: 1.25 }}>
          {printable(card.lead)}
        </div>
        <div
          style={{
            ...row,
            justifyContent: card.facts.length > 0 ? 'space-between' : 'flex-start',
            gap: 24,
            marginTop: 12,
            paddingTop: 14,
            borderTop: `2px solid ${ridge}`,
          }}
        >
          {card.facts.length > 0 && (
            <div style={{ ...row, flexShrink: 0, gap: 36, color: accent, fontFamily: headline, fontSize: 42 }}>
              {card.facts.map((fact) => (
                <div key={fact}>{fact}</div>
              ))}
              {card.rating && <Rating rating={card.rating} color={accent} />}
            </div>
          )}
          <div style={{ ...row, gap: 12, color: text, fontFamily: headline, fontSize: 34 }}>
            <svg width="46" height="46" viewBox="0 0 64 64" fill={accent} aria-hidden="true">
              <path d={mark} />
            </svg>
            <div style={{ ...clamped(1) }}>{printable(card.brand)}</div>
          </div>
        </div>
      </div>
    </div>
  )
}

function Rating({ rating, color }: { rating: NonNullable<ShareCard['rating']>; color: string }) {
  return (
    <div style={{ ...row, gap: 10 }}>
      <svg width="34" height="34" viewBox="0 0 24 24" fill={color} aria-hidden="true">
        <path d="m12 1.8 3.15 6.4 7.05 1.02-5.1 4.97 1.2 7.02L12 17.9l-6.3 3.31 1.2-7.02-5.1-4.97 7.05-1.02z" />
      </svg>
      {rating.average}
      <span style={{ fontFamily: serif, fontSize: 30 }}>({rating.count})</span>
    </div>
  )
}

const column = { display: 'flex', flexDirection: 'column' } as const
const row = { display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' } as const
const clamped = (lineClamp: number) => ({ display: 'block', lineClamp }) as const
