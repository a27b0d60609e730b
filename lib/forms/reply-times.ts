export const replyTimes = {
  volunteer: 'within 3-5 business days',
  other: 'within one working day',
}
