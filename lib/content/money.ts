// What happens to the money, before anybody asks. Its figures are on the sheet Claims.

export const money = {
  title: 'What happens to the money',
  first:
    'Asking is free. With your yes to a written offer you pay {deposit-share} of the price, and permits and flights in full: we buy them the same week. The rest is due {balance-days} before the trip.',
  cancelling:
    'Cancel earlier than that, and the deposit stays with us; later it is {late-share} of the price, and all of it from {last-days} before. Permits and flights come back as far as those who sold them pay back, which for gorillas is little. The offer says it with the sums, and counts.',
}
