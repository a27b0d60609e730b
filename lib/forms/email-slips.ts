// Loaded once an address is typed. Only typos that are no real domains, unlike mail.com and ymail.com.
const slips: Record<string, string> = {
  gmail: 'gmai gmal gmial gmali gamil gmil gnail gmaill gmaul gmeil ggmail gmsil gmall gail',
  hotmail: 'hotmai hotmal hotmial hotmali hotamil hotmil hotnail hotmaill homail htomail hotmall',
  yahoo: 'yaho yahooo yhaoo yahho yhoo yaoo yaooh',
  outlook: 'outlok outloo outllok oulook outlock outlookk outook otlook',
  icloud: 'iclod iclud icoud icloude iclould icluod',
}
const endings = new Set(['con', 'cmo', 'ocm', 'om', 'cm', 'vom', 'xom', 'comm', 'coom', 'co', 'c', 'cim'])
// yahoo.co.uk and hotmail.co.uk are valid.
const providers = new Map(
  Object.entries(slips).flatMap(([name, wrong]) => [name, ...wrong.split(' ')].map((one) => [one, name])),
)

export function suggestEmail(typed: string) {
  const [, before, host, ending] = /^\s*([^@\s]+)@([^@\s.]+)\.([^@\s]+?)\.?\s*$/.exec(typed.toLowerCase()) ?? []
  const provider = host && providers.get(host)
  if (!before || !provider || !ending) return null
  const corrected = `${typed.trim().split('@')[0]}@${provider}.${endings.has(ending) ? 'com' : ending}`
  return corrected.toLowerCase() === typed.trim().toLowerCase() ? null : corrected
}
