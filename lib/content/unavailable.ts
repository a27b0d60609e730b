// Where a page cannot be made right now.
export const unavailable = {
  title: 'Back in a moment',
  heading: 'This page is held up on the road.',
  text: 'Something on our side does not answer. Please reload in a minute. If it cannot wait, the people in Nanyuki pick up the phone and read WhatsApp.',
  whatsapp: 'Write on WhatsApp',
  reference: 'If it happens again, please tell us this reference:',
}
