import { formatGreeting } from '../mail/letter'

/** Of the ready answer, as a chip of the reply box and in its address. */
export const requestName = 'Who travels'

type Request = { reference: string; name: string | null; href: string; namesNeeded: string; sender: string }

/** `href`: of the page of the trip. For the office to read, and to send. */
export function writeRequest({ reference, name, href, namesNeeded, sender }: Request) {
  return {
    name: requestName,
    subject: `Who travels: names and passports (${reference})`,
    text: [
      formatGreeting(name),
      `For your trip we need to know who travels: names as they stand in the passports, dates of birth, nationalities and passport numbers. ${namesNeeded}`,
      `Please write them on the page of your trip, where they are kept encrypted and only our office reads them:\n${href}/travellers`,
      'You can also tell us there what you eat and what your guide should know, and on which flight you arrive. Please do not send passport numbers by mail.',
      `Warm regards,\n${sender}`,
    ].join('\n\n'),
  }
}
