// Absolute environmental words, which the law of our guests' countries allows only with proof.

const absolute = [
  /\beco-?[a-z]+(?:-[a-z]+)?/gi,
  /\becological(?:ly)?\b/gi,
  /\b(?:environmentally|climate|planet|nature)[- ]friendly\b/gi,
  /\b(?:climate|carbon)[- ](?:neutral|positive|negative|free)\b/gi,
  /\b(?:net|zero)[- ](?:zero|waste|emissions?|impact|carbon)\b/gi,
  // The colour is fine: "green" counts only where it is said of us and what we sell.
  /\bgreen (?:travel|tourism|safari|trip|tour|lodge|camp|hotel|energy|company|operator|choice|holiday)s?\b/gi,
  /\b(?:we are|going|go|fully|truly|100 ?%) green\b/gi,
]
// Words that start the same and claim nothing.
const harmless = /^(?:econom|ecosystem|ecolog(?:y|ist)$)/i

/** The words of a text that no claim proves. */
export function unprovenGreenWords(text: string, claims: { text: string; meaning: string }[]) {
  const proven = claims.map((claim) => `${claim.text} ${claim.meaning}`.toLowerCase())
  return absolute
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((word) => !harmless.test(word) && !proven.some((claim) => claim.includes(word.toLowerCase())))
}
