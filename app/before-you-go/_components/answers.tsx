type Props = { answers: { title: string; text: string }[] }

export function Answers({ answers }: Props) {
  return (
    <dl className="term-list mt-5">
      {answers.map(({ title, text }) => [<dt key={title}>{title}</dt>, <dd key={`${title} text`}>{text}</dd>])}
    </dl>
  )
}
