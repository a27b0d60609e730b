import type { Answer } from '@/lib/answers/answer'
import { cn } from '@/lib/design/cn'
import { textLinkStyles } from '../ui/text-link'

type Props = { answers: Answer[]; className?: string }

/** Sentences of our pages that answer a question, each with a link to its place. */
export function AnswerList({ answers, className }: Props) {
  return (
    <ul className={cn('grid gap-x-column gap-y-3', className)}>
      {answers.map(({ href, page, heading, text, pieces }) => (
        <li key={`${href} ${text}`} className="max-w-text border-line border-l-[3px] pl-4">
          <p className="font-serif text-ui">
            {pieces.map((piece, index) =>
              piece.isMarked ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move
                <mark key={index} className="rounded-print bg-sun-wash text-ink">
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )}
          </p>
          {/* By the browser, which opens a fold for the place in it. */}
          <a href={href} className={textLinkStyles('py-2 text-small leading-snug')}>
            {heading && heading !== page ? `${page}, ${heading}` : page}
          </a>
        </li>
      ))}
    </ul>
  )
}
