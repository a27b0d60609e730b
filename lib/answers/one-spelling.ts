const spellings: [RegExp, string][] = [
  // 'treking': the stemmer finds 'trek' in it, but 'trekk' in 'trekking'.
  [/kk(?=ing|ers?\b|ed\b)/gi, 'k'],
  // 'off' is a word that the index leaves out.
  [/\boff[ -]road(?:ing)?\b/gi, 'offroad'],
]

/** One spelling of words that the index would hold in two. */
export const withOneSpelling = (text: string) =>
  spellings.reduce((spelt, [pattern, spelling]) => spelt.replace(pattern, spelling), text)
