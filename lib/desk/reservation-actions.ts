'use server'
import { takeBackReceipt } from '../papers/issue'
import { mailReceipt } from '../papers/send'
import { cancelReservation, changeReservation, confirmAccepted, confirmReservation } from '../reservations/handling'
import { deleteHold, fillHolds, saveHold } from '../reservations/holds'
import { notePayment, takePaymentBack } from '../reservations/payments'
import { askForDeparture, holdPlaces, releasePlaces } from '../reservations/seat-holds'
import { leadAction, leadHref } from './action'
import { nothingElse } from './forms'
import {
  cancelForm,
  confirmOfferForm,
  departureForm,
  holdForm,
  paymentBackForm,
  paymentForm,
  seatHoldForm,
  seatReleaseForm,
  termsForm,
} from './reservation-forms'

export const bookTrip = leadAction(termsForm, ({ terms, isMailed }, { reference, by }) =>
  confirmReservation(reference, terms, by, { isMailed }),
)

/** With the days and sums of the accepted offer, as the page says. */
export const confirmOffer = leadAction(confirmOfferForm, ({ mail, departure }, { reference, by }) =>
  confirmAccepted(reference, by, { isMailed: mail, departureId: departure }),
)

export const changeTrip = leadAction(termsForm, ({ terms }, { reference, by }) =>
  changeReservation(reference, terms, by),
)

export const cancelTrip = leadAction(cancelForm, (cancellation, { reference, by }) =>
  cancelReservation(reference, cancellation, by),
)

export const noteLeadPayment = leadAction(
  paymentForm,
  ({ isPlain, receipt, ...payment }, { reference, by, row, sure = '' }) =>
    notePayment(reference, payment, by, { sure, isPlain }, async (tx, id) => {
      if (receipt) await mailReceipt(tx, row, id, by)
    }),
)

export const takeLeadPaymentBack = leadAction(paymentBackForm, ({ payment }, { reference, by }) =>
  takePaymentBack(reference, payment, by, (tx) => takeBackReceipt(tx, reference, payment, by)),
)

export const listLeadNights = leadAction(nothingElse, async (_, { reference, desk }) => {
  await fillHolds(reference)
  return `${leadHref(reference, desk)}?status=listed`
})

export const saveLeadHold = leadAction(holdForm, (typed, { reference, by }) => {
  const { hold, version, asked, until, confirmed, released, all, gone, ...rest } = typed
  const at = hold && version ? { id: hold, version } : undefined
  if (at && gone) return deleteHold(reference, at, by)
  const values = { ...rest, askedOn: asked, heldUntil: until, confirmedOn: confirmed, releasedOn: released }
  return saveHold(reference, values, by, { at, isForAll: all })
})

export const holdLeadPlaces = leadAction(seatHoldForm, ({ departure, people, until }, { reference, by }) =>
  holdPlaces(reference, { departureId: departure, people, until }, by),
)

export const releaseLeadPlaces = leadAction(seatReleaseForm, ({ hold }, { reference, by }) =>
  releasePlaces(reference, hold, by),
)

export const chooseLeadDeparture = leadAction(departureForm, ({ departure = null }, { reference, by }) =>
  askForDeparture(reference, departure, by),
)
