import { retention } from '../domain/retention'
import { receipt } from './notices'

export const changeTexts = {
  title: receipt.change,
  lead: 'Write down what changes or what you forgot. We read it together with what you sent.',
  field: 'What would you like to change or add?',
  example: 'For example: We are three now, and we would like to add two nights in Zanzibar.',
  button: 'Send',
  missing: 'Please write what you would like to change or add.',
  failed: 'Nothing was sent, and what you wrote is still here. Please try again in a minute.',
  tooMany: 'You have added a lot to this request already. Please call us or write on WhatsApp instead.',
  offline: 'You are offline. Nothing was sent, and what you wrote is still here: send it again when you are online.',
  /** Before the reference. */
  done: 'We have added this to',
  doneText: 'One of us reads it with your request and answers you by email or phone.',
  again: 'Add something else',
  home: 'To the home page',
  unknown: 'We cannot find this request',
  unknownText: `The link may be incomplete, or the request was deleted: we keep requests for ${retention.leadMonths} months. Please call us, or write on WhatsApp or to`,
}

export const additionMail = {
  heading: (yours: string) => `Added to ${yours}`,
  label: 'Added by the visitor',
  opening: 'The visitor has changed or added something. It is below, above what was sent first.',
  received: (yours: string) => `We have added to your ${yours}`,
  receivedText: 'Thank you. We have received what you added, and read it with what you sent before.',
  mistake: 'For your privacy this email does not repeat it. If you have added nothing, please reply to this email.',
}
