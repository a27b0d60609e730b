// What happens to the money, before anybody asks. Its figures are on the sheet Claims.

export const money = {
  title: 'What happens to the money',
  points: {
    asking: {
      title: 'Asking',
      text: 'Free. Nothing is held or paid until you have a written offer and say yes to it.',
    },
    deposit: {
      title: 'Your yes',
      text: 'You pay {deposit-share} of the price, and permits and flights in full: we buy them the same week, in your names.',
    },
    rest: { title: 'The rest', text: 'Is due {balance-days} before the trip begins.' },
    cancelling: {
      title: 'If you cancel',
      text: 'Earlier than {balance-days} before, the deposit stays with us. After that it is {late-share} of the price, and all of it from {last-days} before.',
    },
    permits: {
      title: 'Permits, flights',
      text: 'Come back as far as those who sold them pay back: for gorilla permits that is little, so insure them.',
    },
  },
  offer: 'The written offer says the same with the sums, and is what counts.',
}
