// The toasts of the donation interest (specification section 8).

export const donationMessages = {
  success: {
    title: 'Donation Interest Submitted',
    description:
      'Thank you for your interest in donating! Our team will contact you via email with donation options and details.',
  },
  failure: { title: 'Error', description: 'Failed to submit donation interest. Please try again.' },
}
