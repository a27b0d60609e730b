import { expect, test } from '../support/engines/test'

test('on a tablet no trip has its picture over its title, and one alone in its row has it beside', async ({
  visitor,
}) => {
  await visitor.tab.resize(820, 1180)
  for (const path of ['/', '/itineraries/6', '/experiences/luxury']) {
    await visitor.open(path)
    const gaps = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('.cards article')].map((card) => {
          const [picture, title] = ['div', 'h3'].map((name) => card.querySelector(name)?.getBoundingClientRect())
          if (!picture || !title) return null
          return title.left >= picture.right ? 'beside' : Math.round(title.top - picture.bottom)
        }),
      )
    await expect.poll(gaps, `px from picture to title on ${path}`).toEqual([12, 12, 'beside'])
  }
})
