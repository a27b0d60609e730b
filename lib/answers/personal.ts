const email = /\S@\S/
const address = /:\/\/|\bwww\.|[\p{L}\d]\.[a-z]{2,}(?:\/|\b)/iu
/** Of a telephone, a card, a passport or a reference. */
const number = /\p{Nd}{5}|(?:\p{Nd}[\s().-]?){9}/u

/** Whether a question may name somebody: such a text is neither kept nor sent without being asked. */
export const isPersonal = (text: string) => [email, address, number].some((kind) => kind.test(text))
