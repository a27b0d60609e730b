export type ReadingSection = { id: string; heading: string; paragraphs?: string[]; points?: string[] }

export type ReadingPage = { title: string; intro: string; updated: string; sections: ReadingSection[] }
