// Specification sections 2, 3 and 5; decisions 20 and 64.
import type { FormDefinition } from '../forms/form-definition'

export const review = {
  fields: {
    itineraryId: { kind: 'number', label: 'Trip', min: 1, max: 2_147_483_647 },
    userName: { kind: 'text', label: 'Name', max: 120, message: 'Required' },
    rating: { kind: 'number', label: 'Rating', min: 1, max: 5, start: '5' },
    comment: { kind: 'text', label: 'Comment', max: 4000, message: 'Required' },
    invitation: { kind: 'optional text', label: 'Invitation', max: 100 },
  },
  success: { title: 'Review Submitted', description: 'Thank you for your feedback!' },
  failure: { title: 'Error', description: 'Failed to submit review' },
} as const satisfies FormDefinition
