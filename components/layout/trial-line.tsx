import { formatTime } from '@/lib/desk/format'
import { requestContext } from '@/lib/platform/request-context'
import { isTrial } from '@/lib/platform/trial-address'

const lineStyles = 'bg-sun text-center font-semibold text-small print:hidden'

/** Over each page of a preview or a trial, and nothing on an open site. */
export function TrialLine() {
  const { preview } = requestContext().getStore() ?? {}
  if (preview) return <PreviewLine {...preview} />
  if (!isTrial()) return null
  return (
    <aside aria-label="Demo" className={lineStyles}>
      A demo: names, figures and contacts are examples.
    </aside>
  )
}

// Styles of its own, since classes would be in the style sheet of every visitor.
const controlStyle = { display: 'inline-block', padding: '0.75rem', font: 'inherit', textDecoration: 'underline' }

function PreviewLine({ who, madeAt }: { who: string; madeAt: Date }) {
  return (
    <aside aria-label="Preview" className={lineStyles}>
      Preview: how the site will be. Made by {who} at {formatTime(madeAt)}.{' '}
      <a href="/desk/content/publish" style={controlStyle}>
        Publish
      </a>{' '}
      <a href="/desk/edit" style={controlStyle}>
        Edit this page
      </a>
      <form action="/preview/end" method="post" style={{ display: 'inline' }}>
        <button type="submit" style={controlStyle}>
          End preview
        </button>
      </form>
    </aside>
  )
}
