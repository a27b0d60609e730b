import { readContacts } from '../../lib/content/contacts'
import { mailStatus, testMail } from '../../lib/mail/diagnostics'
import { mailFolder, sendMail } from '../../lib/mail/transport'
import { config } from '../../lib/platform/config'
import { errorMessage, OperatorError, print } from '../lib/report'

export const mailCommands: Record<string, (words: string[]) => Promise<void>> = {
  test: async ([address]) => {
    const to = address ?? (await readContacts()).emails.reservations
    await sendMail(testMail(to)).catch((error: unknown) => {
      throw new OperatorError(`The mail was not taken: ${errorMessage(error)}\nCheck SMTP_URL and MAIL_FROM.`)
    })
    print(
      config.smtpUrl ? `The mail server has taken a mail to ${to}` : `Written to ${mailFolder()}: SMTP_URL is not set`,
    )
  },
  status: async () => print(await mailStatus()),
}
