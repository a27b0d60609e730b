import { Fold } from '@/components/ui/fold'
import { counted } from '@/lib/content/format'
import { answerTopics, type TravelAnswer } from '@/lib/content/travel-answers/answer'

export function Answers({ answers }: { answers: TravelAnswer[] }) {
  return (
    <div className="mt-4 border-line border-b">
      {answerTopics
        .map((topic) => ({ topic, ofTopic: answers.filter((answer) => answer.topic === topic).toSorted(byTitle) }))
        .filter(({ ofTopic }) => ofTopic.length > 0)
        .map(({ topic, ofTopic }) => (
          <Fold
            key={topic}
            isAlways
            className="border-line border-t"
            summary={
              <>
                <h3 className="font-head text-card">{topic}</h3>
                <span className="ml-auto text-ink-soft text-small">{counted(ofTopic.length, 'answer')}</span>
              </>
            }
          >
            <dl className="term-list mb-6">
              {ofTopic.map(({ id, title, text }) => [
                <dt key={id} id={id} className="scroll-mt-24">
                  {title}
                </dt>,
                <dd key={`${id} text`}>{text}</dd>,
              ])}
            </dl>
          </Fold>
        ))}
    </div>
  )
}

const byTitle = (one: TravelAnswer, other: TravelAnswer) => one.title.localeCompare(other.title, 'en')
