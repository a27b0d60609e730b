// Below a form that was sent. Nobody has proved the address, so it gets few mails that repeat nothing, or none for spam.
export const receipt = {
  mail: 'We also send you a short email with the reference.',
  kept: 'This receipt stays on your device for a month.',
}
