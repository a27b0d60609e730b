import { retention } from '../domain/retention'
import { receipt } from './notices'

export const changeTexts = {
  title: receipt.change,
  heading: (yours: string) => `Your ${yours}`,
  lead: 'This is what we have from you. If something changes, or you forgot something, add it below.',
  sent: 'What you sent',
  added: 'What you added',
  personal:
    'Your name, your contact details and what you told us about health are not shown here, because mails are forwarded.',
  field: 'What would you like to change or add?',
  example: 'For example: We are three now, and we would like to add two nights in Zanzibar.',
  button: 'Send',
  missing: 'Please write what you would like to change or add.',
  failed: 'Nothing was sent, and what you wrote is still here. Please try again in a minute.',
  tooMany: 'You have added a lot to this request already. Please call us or write on WhatsApp instead.',
  /** Before the reference. */
  done: 'We have added this to',
  who: (colleague: string) => `${colleague || 'One of us in Nanyuki'} answers you`,
  answered: (day: string, replyTime: string) => `We answered on ${day}. What you add here we answer ${replyTime}.`,
  doneText: 'One of us reads it with your request and answers you by email or phone.',
  unknown: 'We cannot find this request',
  unknownText: `The link may be incomplete, or the request was deleted: we keep requests for ${retention.leadMonths} months. Please call us or write to us.`,
}

export const additionMail = {
  heading: (yours: string) => `Added to ${yours}`,
  label: 'Added by the visitor',
  opening: 'The visitor has changed or added something. It is below, above what was sent first.',
  received: (yours: string) => `We have added to your ${yours}`,
  receivedText: 'Thank you. We have received what you added, and read it with what you sent before.',
  mistake: 'For your privacy this email does not repeat it. If you have added nothing, please reply to this email.',
}
