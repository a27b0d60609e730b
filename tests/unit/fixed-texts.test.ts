// Labels and messages that the specification fixes word for word, by the folder that has them, with a bar between two:
// those that no other test expects on a page. Other sentences may be rewritten freely.
import { expect, test } from 'vitest'
import { filesBelow, readSource } from '../support/source-files'

const fixed: Record<string, string> = {
  'lib/content': `
    Community & Support | Wildlife safaris, Maasai experiences, coastal retreats | Serengeti, Ngorongoro, Zanzibar |
    Gorilla trekking, primates, Nile | Modern luxury, desert adventures | Luxury Experiences | Adventure Travel |
    Kilimanjaro treks, Nile rafting | Community Engagement | Explore | Itineraries | Wildlife | Volunteer | Company |
    Safari Fleet | Book With Us | Privacy Policy | Terms of Service | Elephants in Amboseli | Kenya safari |
    Mount Kenya trek | Rhino conservation | Safari camping | Africa | Safaris | Kilimanjaro | Gorillas | Middle East |
    Urban | Featured Safari Experiences | Hirola antelope | Featured Adventures | 3-5 business days |
    Discovering amazing adventures...`,
  'app/itineraries': 'All Countries | All Package Types | Any Difficulty | All Packages',
  'app/itineraries/[id]': "We couldn't find the safari experience you're looking for. | Browse All Safaris",
  'lib/leads': `
    Application Submitted | Thank you for your interest in volunteering with us. We'll be in touch soon! |
    There was an error submitting your application. Please try again. | We'll get back to you soon! |
    Failed to send message. Please try again. | Failed to submit inquiry | Failed to submit booking |
    We'll contact you via email or phone to confirm your booking! | Donation Interest Submitted |
    Thank you for your interest in donating! Our team will contact you via email with donation options and details.`,
  'lib/reviews': 'Review Submitted | Failed to submit review',
}

test.each(Object.entries(fixed))('%s has the texts that the specification fixes', (folder, texts) => {
  const source = filesBelow([folder], /\.tsx?$/)
    .map((file) => readSource(file).replace(/\s+/g, ' '))
    .join('\n')
  expect(texts.split('|').filter((text) => !source.includes(text.trim()))).toEqual([])
})
