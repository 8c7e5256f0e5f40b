export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
}

/** Sends one mail; throws when it could not be handed over, so that the job is tried again. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
