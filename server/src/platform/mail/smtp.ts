import { Hopeless } from '../jobs/worker.ts'
import type { MailPort } from './port.ts'

interface SmtpFailure {
  command?: unknown
  responseCode?: unknown
}

/**
 * True if the server permanently refused this recipient or this message (RFC 5321, 4.2.1: 5yz). Refusals of our password or sender may be fixed and
 * are tried again, as are all temporary ones (4yz).
 */
function isRefused(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as SmtpFailure // whatever was thrown, its fields are looked at one by one
  return (command === 'RCPT TO' || command === 'DATA') && typeof responseCode === 'number' && responseCode >= 500
}

/** The part of the sender's address that ids of messages end in. */
const getDomain = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** Hands mails to the SMTP server of `url`. Short waits: a mail that fails is a job, and comes again. */
export function smtpMail(url: string, from: string): MailPort {
  const options = {
    url,
    pool: true,
    maxConnections: 2,
    // This covers all of connecting, the greeting as well: servers that delay strangers for seconds are common.
    connectionTimeout: 6000,
    greetingTimeout: 5000,
    socketTimeout: 5000,
    dnsTimeout: 1000,
    // A mail consists of its own content, never of files or addresses it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // The library is loaded with the first mail: only the node that runs the jobs sends any.
  const connect = async () => (await import('nodemailer')).createTransport(options, { from })
  let transport: ReturnType<typeof connect> | undefined
  return {
    async send(mail) {
      transport ??= connect()
      const { to, subject, text, html, reply_to, id, choices } = mail
      try {
        await (await transport).sendMail({
          to,
          subject,
          text,
          ...(html ? { html } : {}),
          ...(reply_to ? { replyTo: reply_to } : {}),
          ...(choices ? { list: { unsubscribe: choices } } : {}),
          ...(id ? { messageId: `<${id}@${getDomain(from)}>` } : {}),
        })
      } catch (error) {
        if (isRefused(error)) throw new Hopeless('the mail server refused the recipient or the message', { cause: error })
        throw error
      }
    },
  }
}
