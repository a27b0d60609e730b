/** As the privacy policy promises; tests/unit/privacy.test.ts holds the docs to it. */
export const retention = {
  leadMonths: 24,
  emergencyContactMonths: 6,
  /** Who travels: days after the last one of the trip, or after it was cancelled. */
  travellerDays: 30,
  /** Of questions that our pages do not answer. */
  questionMonths: 3,
  /** The newest that stay on the machine. */
  backupNights: 7,
  /** How long the other machine keeps each copy of those. */
  offsiteDays: 7,
}

/** The age of the oldest backup anywhere. */
export const oldestBackupDays = retention.backupNights + retention.offsiteDays
