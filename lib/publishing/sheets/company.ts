import { countries, rowStatuses } from '../../domain/choices'
import { choice, choices, lines, number, picture, text, yesNo } from '../cell-types'
import { column, idColumn, type Sheet, wide } from '../sheet'

const optional = { isRequired: false }
const id = () => idColumn(number(1, 999_999))

export const team: Sheet = {
  name: 'Team',
  table: 'team_members',
  key: ['id'],
  isKeyOurs: true,
  about: 'One row per team member, in the order of their numbers.',
  columns: [
    id(),
    column('Name', 'name', text(120), 24),
    column('Role', 'role', text(120), 28),
    column('About', 'bio', text(4000), wide),
    column('Picture', 'image_url', picture('person'), 34),
    column('Specialty', 'specialty', text(200, optional), 34),
    column('Years', 'years_of_experience', number(0, 80, optional), 8),
    column(
      'Plans',
      'plans',
      choices(countries),
      22,
      'the countries whose trips they plan; the first for each country is named on its trips, unless the trip names somebody',
    ),
  ],
}

export const fleet: Sheet = {
  name: 'Fleet',
  table: 'fleet_vehicles',
  key: ['id'],
  isKeyOurs: true,
  about: 'One row per type of vehicle, in the order of their numbers.',
  columns: [
    id(),
    column('Name', 'name', text(120), 26),
    column('Kind', 'type', text(80), 18),
    column('Seats', 'capacity', text(120), 22),
    column('Description', 'description', text(4000), wide),
    column('Features', 'features', lines(200), 40),
    column('Picture', 'image_url', picture('vehicle'), 34),
    column('Available', 'available', yesNo(), 10),
  ],
}

export const volunteerOpenings: Sheet = {
  name: 'Volunteer openings',
  table: 'volunteers',
  key: ['id'],
  isKeyOurs: true,
  about: 'One row per opening. Only active ones are shown.',
  columns: [
    id(),
    column('Name', 'name', text(120), 26),
    column('Role', 'role', text(200), 34),
    column('Description', 'description', text(4000), wide),
    column('Picture', 'image_url', picture('programme'), 34),
    column('When', 'availability', text(200), 30),
    column('Skills', 'skills', lines(200), 40),
    column('Status', 'status', choice(['active', 'paused']), 10),
  ],
}

export const contributions: Sheet = {
  name: 'Contributions',
  table: 'contributions',
  key: ['year', 'receiver'],
  mayBeMissing: true,
  about:
    'What you gave of your proceeds: one row per year and receiver. Community Activities shows them with their total, under the share of the sheet Claims. Sample: made up, marked as such on the page, for you to replace.',
  columns: [
    column('Year', 'year', number(1990, 2100), 8),
    column('Receiver', 'receiver', text(120), 40),
    column('Amount (US$)', 'amount', number(1, 99_999_999, { unit: '$' }), 14),
    column('Status', 'status', choice(rowStatuses), 12),
  ],
}
