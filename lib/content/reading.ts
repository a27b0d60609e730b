export type ReadingSection = { id: string; heading: string; paragraphs?: string[]; points?: string[] }

export type ReadingPage = { title: string; intro: string; updated: string; sections: ReadingSection[] }

/** Without the lists of these sections, which are worked out. */
export function fixedTexts(page: ReadingPage, sections: string[]): ReadingPage {
  return {
    ...page,
    sections: page.sections.map((section) =>
      sections.includes(section.id) ? { ...section, points: undefined } : section,
    ),
  }
}

/** The lists that are worked out, in the page as the operator worded it. */
export function withLists(page: ReadingPage, { sections }: ReadingPage): ReadingPage {
  const listOf = (id: string) => sections.find((section) => section.id === id)?.points
  return { ...page, sections: page.sections.map((section) => ({ points: listOf(section.id), ...defined(section) })) }
}

const defined = ({ points, ...section }: ReadingSection): ReadingSection => (points ? { ...section, points } : section)
