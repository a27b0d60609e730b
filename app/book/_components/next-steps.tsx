const steps = [
  'Someone in Nanyuki reads your request and checks camps and vehicles for your dates.',
  'You get a plan and a price by email or phone. Change anything you like.',
  'You confirm when you are happy with it. Until then nothing is booked and nothing is paid.',
]

/** Replaces the permit once the request is sent. */
export function NextSteps() {
  return (
    <section>
      <h2 className="font-head text-head">What happens next</h2>
      <ol className="mt-4 grid gap-4.5">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.25rem_1fr] gap-2 font-serif leading-snug">
            <span aria-hidden="true" className="font-display font-extrabold text-[2rem] text-ember leading-none">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
