export const offline = {
  title: 'No network',
  heading: 'There is no network here.',
  text: 'This page opens by itself as soon as you are connected. You can also call our office in Nanyuki: a call needs no data.',
  again: 'Try again',
  atHand: 'Kept on this device',
  kept: 'Kept on this device: it opens without a network, too.',
  isCopy: 'There is no network. This is the copy that this device has kept; prices and dates may have changed since.',
}
