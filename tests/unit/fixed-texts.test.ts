// Labels and messages that the specification fixes word for word, by the folder that has them, with a bar between two.
// Other sentences may be rewritten freely.
import { expect, test } from 'vitest'
import { filesBelow, readSource } from '../support/source-files'

const fixed: Record<string, string> = {
  'lib/content': `
    Travel with purpose, explore with heart | Destinations | About Us | Community | Community & Support |
    Wildlife safaris, Maasai experiences, coastal retreats | Serengeti, Ngorongoro, Zanzibar |
    Gorilla trekking, primates, Nile | Modern luxury, desert adventures | Luxury Experiences | Adventure Travel |
    Kilimanjaro treks, Nile rafting | All Itineraries | Our Story | Meet The Team | Our Safari Fleet |
    Community Engagement | Community Activities | Volunteer With Us | Contact Us | Explore | Itineraries | Wildlife |
    Volunteer | Company | Our Team | Safari Fleet | Book With Us | Privacy Policy | Terms of Service | 10% | 120+ |
    $250,000+ | 450+ | Elephants in Amboseli | Kenya safari | Birdwatching at Lake Naivasha | Mount Kenya trek |
    Rhino conservation | Maasai Mara | Safari camping | Explore Itineraries | Book Now | Popular | Africa | Safaris |
    Featured | Kilimanjaro | Adventure | Gorillas | Luxury | Middle East | Urban | Meet Our Team | Our Full Story |
    Featured Safari Experiences | Discover Endangered Species | Get Involved | Start Your Journey | Mountain bongo |
    Hirola antelope | Black rhino | Grevy’s zebra | Critically endangered | Endangered | Discover Global Destinations |
    Discovering amazing adventures... | Loading safari adventure details... | Transportation | Meals | Expert Guides |
    Safety | Activities | Donate Now | Support This Initiative | One-Time Donation | Most Popular | Learn More |
    Request a Quote | Volunteer Program Agreement | December 24, 2025 | Terms & Conditions | non-refundable |
    3-5 business days`,
  'app/(home)': 'Scroll to discover',
  'app/itineraries': `
    Search destinations, activities, or experiences... | All Countries | All Package Types | More Filters |
    Hide Filters | Any Difficulty | Reset Filters | All Packages | No Safaris Found | Packages Found |
    Try adjusting your search filters to find the perfect adventure.`,
  'app/itineraries/[id]': `
    Request for Quote | Back to Itineraries | No ratings yet | Based on | Itinerary not found |
    We couldn't find the safari experience you're looking for. | Browse All Safaris`,
  'components/itinerary': 'View Details | No ratings yet | Submit Review',
  'app/book': 'Book Your Adventure',
  app: '404 Page Not Found',
  'app/community/[slug]': 'Activity not found',
  'app/terms': 'Back to Volunteer Application',
  'app/destinations': 'Plan Your Journey | View All Itineraries | Book Now | Contact Us',
  'app/experiences/luxury': `
    Plan Your Luxury Journey | View All Experiences | Plan Your Luxury Safari | Speak to a Luxury Safari Expert`,
  'lib/content/experiences': `
    Luxury Highlights | Featured Luxury Itineraries | View All | Featured Adventures | Dubai Itineraries | Small Groups`,
  'app/experiences/adventure': `
    Plan Your Adventure | View All Experiences | Start Planning | Talk to an Adventure Expert`,
  'app/experiences/dubai': `
    Plan Your Dubai Trip | Speak to Expert | Plan Your Dubai Experience | Speak to Dubai Expert`,
  'lib/leads': `
    First name must be at least 2 characters. | Last name must be at least 2 characters. |
    Please enter a valid email address. | Please enter a valid phone number. | Please enter your nationality. |
    Please select a volunteer program. | Please select a start date. | Please select a duration. |
    Please describe your relevant skills or experience. | Please tell us why you want to volunteer. |
    Please provide an emergency contact. | You must agree to the terms and conditions. | Application Submitted |
    Thank you for your interest in volunteering with us. We'll be in touch soon! |
    There was an error submitting your application. Please try again. | Name is required | Invalid email address |
    Subject is required | Message must be at least 10 characters | Message Sent | We'll get back to you soon! |
    Failed to send message. Please try again. | Inquiry Submitted | Failed to submit inquiry | Booking Submitted |
    We'll contact you via email or phone to confirm your booking! | Failed to submit booking |
    Please enter a valid email address | Donation Interest Submitted |
    Thank you for your interest in donating! Our team will contact you via email with donation options and details. |
    Failed to submit donation interest. Please try again.`,
  'lib/reviews': 'Review Submitted | Thank you for your feedback! | Failed to submit review',
}

test.each(Object.entries(fixed))('%s has the texts that the specification fixes', (folder, texts) => {
  const source = filesBelow([folder], /\.tsx?$/)
    .map((file) => readSource(file).replace(/\s+/g, ' '))
    .join('\n')
  expect(texts.split('|').filter((text) => !source.includes(text.trim()))).toEqual([])
})
