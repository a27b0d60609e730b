import { CircleAlert } from 'lucide-react'

/** At the top of a form that came back without JavaScript: the page opens there, the marked fields may be further down. */
export function PostedErrors({ count }: { count: number }) {
  return (
    <p role="alert" className="mb-7 hidden items-start gap-1.5 font-semibold text-danger noscript:flex">
      <CircleAlert aria-hidden="true" className="mt-px size-5 shrink-0" strokeWidth={1.9} />
      Nothing was sent yet: please look at the {count === 1 ? 'field' : `${count} fields`} marked below.
    </p>
  )
}
