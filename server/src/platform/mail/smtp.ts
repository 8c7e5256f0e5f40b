import { createTransport } from 'nodemailer'
import type { MailPort } from './port.ts'

/** Hands mails to the SMTP server of `url`. Short waits: a mail that fails is a job, and comes again. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 1000,
      greetingTimeout: 5000,
      socketTimeout: 5000,
      dnsTimeout: 1000,
      // a mail is made of what it holds, never of files or addresses it names
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(mail) {
      await transport.sendMail({ to: mail.to, subject: mail.subject, text: mail.text, ...(mail.html ? { html: mail.html } : {}) })
    },
  }
}
