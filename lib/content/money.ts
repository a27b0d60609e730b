// What happens to the money, before anybody asks. Its figures are on the sheet Claims, as samples.

export const money = {
  title: 'How you pay',
  first:
    'Asking is free. When you accept our offer, you pay a deposit of {deposit-share} of the price, and permits and flights in full, because we buy them the same week. The balance is due {balance-days} before departure.',
  ways: 'You can pay by {payment-methods}, and get a receipt for each payment.',
  protection:
    'Pay only to the company account in your offer. If we have to cancel your trip, you get back {refund-if-we-cancel}.',
  cancelling:
    'Cancel more than {balance-days} before departure and you lose the deposit; after that it is {late-share} of the price, and from {last-days} before departure all of it. We pass on every refund we get for permits and flights. For gorilla permits it is small. Your written offer gives the exact amounts and is binding.',
  // Left out while they are empty.
  licence: '',
  association: '',
}
