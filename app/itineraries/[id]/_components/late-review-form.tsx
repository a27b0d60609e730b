'use client'
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react'
import type { ReviewForm } from './review-form'

let comeNear: () => void = () => undefined
const near = new Promise<void>((resolve) => {
  comeNear = resolve
})

// On the server it is there at once, or React would write it into a hidden place at the end of the page. The bundle for
// browsers has only the second branch.
const Form =
  typeof window === 'undefined'
    ? (require('./review-form') as { ReviewForm: typeof ReviewForm }).ReviewForm
    : lazy(() => near.then(loadForm))

// A phone that was out of reach just then gets it when it is back.
async function loadForm(): Promise<{ default: typeof ReviewForm }> {
  try {
    return { default: (await import('./review-form')).ReviewForm }
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadForm()
  }
}

/**
 * The review form, whose script is loaded when it comes near: it weighs more than all the rest of the page's own and
 * stands at the end of a closed tab. In the HTML it is from the start, and sends without its script too.
 */
export function LateReviewForm(props: ComponentProps<typeof ReviewForm>) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear()
      },
      { rootMargin: '1000px' },
    )
    if (place.current) observer.observe(place.current)
    // With the keyboard one would pass by a form that has not come.
    window.addEventListener('keydown', comeNear, { once: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('keydown', comeNear)
    }
  }, [])

  return (
    <div ref={place}>
      <Suspense fallback={<div className="mt-8 h-[34rem]" />}>
        <Form {...props} />
      </Suspense>
    </div>
  )
}
