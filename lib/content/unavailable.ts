// Where a page cannot be made right now.
export const unavailable = {
  title: 'Back in a moment',
  heading: 'This page is not available right now.',
  text: 'Something on our side is not answering. Please reload in a minute. If it cannot wait, call us or write on WhatsApp.',
  whatsapp: 'Write on WhatsApp',
  reference: 'If it happens again, please tell us this reference:',
}
