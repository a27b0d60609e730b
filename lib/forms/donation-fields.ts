// What the donation-interest form holds.

export const donationDefaults = { email: '', message: '', donationType: '', title: '' }

export type DonationFields = typeof donationDefaults
