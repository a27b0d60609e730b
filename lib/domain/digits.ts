const separators: Record<string, string> = { '٬': ',', '٫': '.' }

/** Of any script, also full-width, with the separators of Arabic. Unicode has the ten digits of a script in a row. */
export function toAsciiDigits(text: string) {
  const plain = text.normalize('NFKC').replace(/[٬٫]/g, (sign) => separators[sign] ?? sign)
  return plain.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}
