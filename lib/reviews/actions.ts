'use server'
import { formAction } from '../submissions/form-action'
import { createReview } from './create-review'

export const submitReview = formAction(createReview)
