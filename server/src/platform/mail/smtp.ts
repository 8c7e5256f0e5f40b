import type { MailPort } from './port.ts'

/** Hands mails to the SMTP server of `url`. Short waits: a mail that fails is a job, and comes again. */
export function smtpMail(url: string, from: string): MailPort {
  const options = {
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
  }
  // loaded with the first mail: only the node that works the jobs off sends any
  const connect = async () => (await import('nodemailer')).createTransport(options, { from })
  let transport: ReturnType<typeof connect> | undefined
  return {
    async send(mail) {
      transport ??= connect()
      await (await transport).sendMail({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        ...(mail.html ? { html: mail.html } : {}),
        ...(mail.reply_to ? { replyTo: mail.reply_to } : {}),
      })
    },
  }
}
