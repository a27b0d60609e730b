import { Container } from '@/components/sections/container'
import { grounds } from '@/components/sections/grounds'
import { words } from '@/lib/content/queries'

export async function Testimonial() {
  const { testimonial } = await words('donate')
  return (
    <section className={`${grounds.leaf.surface} py-band print:bg-paper print:py-8 print:text-ink`}>
      <Container>
        <figure className="max-w-[60rem]">
          <blockquote className="text-balance font-display text-title before:content-['“'] after:content-['”']">
            {testimonial.quote}
          </blockquote>
          <figcaption className="mt-6 font-serif text-lead">
            {testimonial.name}
            <span className="block text-body text-leaf-mint print:text-ink">{testimonial.role}</span>
          </figcaption>
        </figure>
      </Container>
    </section>
  )
}
