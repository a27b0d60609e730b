import { answerTopics, type TravelAnswer } from '@/lib/content/travel-answers/answer'

export function Answers({ answers }: { answers: TravelAnswer[] }) {
  return answerTopics
    .map((topic) => ({ topic, ofTopic: answers.filter((answer) => answer.topic === topic).toSorted(byTitle) }))
    .filter(({ ofTopic }) => ofTopic.length > 0)
    .map(({ topic, ofTopic }) => (
      <section key={topic}>
        <h4 className="mt-6 font-head text-card">{topic}</h4>
        <dl className="term-list mt-2">
          {ofTopic.map(({ id, title, text }) => [
            <dt key={id} id={id} className="scroll-mt-24">
              {title}
            </dt>,
            <dd key={`${id} text`}>{text}</dd>,
          ])}
        </dl>
      </section>
    ))
}

const byTitle = (one: TravelAnswer, other: TravelAnswer) => one.title.localeCompare(other.title, 'en')
