import { textLinkStyles } from '@/components/ui/text-link'

type QuestionProps = { text: string; answers: { label: string; onChoose: () => void }[] }

/** With answers that are one tap. */
export function Question({ text, answers }: QuestionProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      <span>{text}</span>
      {answers.map(({ label, onChoose }) => (
        <button key={label} type="button" onClick={onChoose} className={textLinkStyles('min-h-tap noscript:hidden')}>
          {label}
        </button>
      ))}
    </p>
  )
}
