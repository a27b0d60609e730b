export const offline = {
  title: 'No network',
  heading: 'There is no network here.',
  text: 'So this page cannot be shown. It opens by itself as soon as you are connected. A call needs no data: the people in Nanyuki pick up the phone.',
  again: 'Try again',
  atHand: 'Kept on this device',
  kept: 'Kept on this device: it opens without a network, too.',
  isCopy: 'There is no network. This is the copy that this device has kept; prices and dates may have changed since.',
}
