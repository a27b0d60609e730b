'use server'
import { formAction } from '../submissions/form-action'
import { createReview } from './queries'

export const submitReview = formAction(createReview)
