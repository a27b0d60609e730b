// Below a form that was sent. Nobody has proved the address, so it gets few mails that repeat nothing, or none for spam.
export const receipt = {
  mail: 'We also confirm it by a short mail with the reference, for up to three messages a day.',
  kept: 'This receipt stays on this page of your device for a month.',
}
