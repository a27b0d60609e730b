'use server'
import { formAction } from '../submissions/form-action'
import { createReview } from './reviews'

export const submitReview = formAction(createReview)
