import { renderSVG } from 'uqr'
import type { Block } from '@/lib/papers/paper'
import type { Printed } from '@/lib/papers/printed'

/** What the PDF says, for a screen of any width. */
export function PaperView({ paper, pictures }: Printed) {
  const { from, to, facts, blocks, foot, mark, title, number, language } = paper
  return (
    <article className="paper" lang={language} aria-label={[title, number].filter(Boolean).join(' ')}>
      {mark && <p className="note problem">{mark}: your company’s own facts are not filled in yet (sheet Claims).</p>}
      <header>
        <p>
          <b>{from.name}</b>
        </p>
        <p className="soft">{from.lines.join(', ')}</p>
      </header>
      <p className="name">{[title, number].filter(Boolean).join(' ')}</p>
      {to && (
        <p className="lines">
          <span className="soft">{to.label}</span>
          {`\n${to.lines.join('\n')}`}
        </p>
      )}
      <FactList rows={facts} />
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
        <BlockView key={index} block={block} pictures={pictures} />
      ))}
      <footer className="soft">{foot}</footer>
    </article>
  )
}

const FactList = ({ rows }: { rows: [string, string][] }) => (
  <dl>
    {rows.map(([label, text], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: labels may be alike
      <div key={index}>
        <dt>{label}</dt>
        <dd className="lines">{text}</dd>
      </div>
    ))}
  </dl>
)

function BlockView({ block, pictures }: { block: Block; pictures: Printed['pictures'] }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'text':
      return <p className={`lines ${block.voice ?? 'plain'}`}>{block.text}</p>
    case 'facts':
      return <FactList rows={block.rows} />
    case 'table':
      return <SumTable block={block} />
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'picture':
      return <Drawing svg={pictures[block.name]} alt={block.alt} />
    case 'code':
      return (
        <p className="code">
          <Drawing svg={new TextEncoder().encode(renderSVG(block.address))} alt={block.alt} />
          <a href={block.address}>{block.address}</a>
        </p>
      )
  }
}

function Drawing({ svg = new Uint8Array(), alt }: { svg?: Uint8Array; alt: string }) {
  // biome-ignore lint/performance/noImgElement: next/image takes no SVG
  return <img src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`} alt={alt} />
}

function SumTable({ block: { columns, rows, totals = [], hasSums } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    // Wide tables scroll by themselves, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className="scroller" tabIndex={0} aria-label={columns.join(', ')}>
      <table className={hasSums ? 'sums' : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
          {totals.map(({ label, sum, isStrong }) => (
            <tr key={label} className={isStrong ? 'strong' : undefined}>
              <th scope="row" colSpan={columns.length - 1}>
                {label}
              </th>
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
