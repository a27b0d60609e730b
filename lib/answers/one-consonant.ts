/** 'treking': the stemmer finds 'trek' in it, but 'trekk' in 'trekking'. */
export const withOneConsonant = (text: string) => text.replace(/kk(?=ing|ers?\b|ed\b)/gi, 'k')
