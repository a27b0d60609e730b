// What happens next, on the receipt of each form.
import { replyTimes } from './mail'

export const receiptNext = {
  booking: `Someone in Nanyuki checks camps and vehicles for you and answers ${replyTimes.other}. Nothing is held and nothing is paid until you say yes.`,
  inquiry: `Someone in Nanyuki reads it and answers by email ${replyTimes.other}.`,
  donation: `We write back ${replyTimes.other} with the options and what each would do. Nothing is paid until you decide.`,
  application: `Our team replies ${replyTimes.volunteer}. Until then there is nothing you need to do.`,
  message: `Someone in Nanyuki reads it and answers by email ${replyTimes.other}.`,
}
