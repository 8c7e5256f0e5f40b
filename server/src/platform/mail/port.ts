export interface Mail {
  /** The same at every try: what its Message-ID is made of. */
  id?: string
  to: string
  subject: string
  text: string
  html?: string
  /** The address for answers, if not the sender. */
  reply_to?: string
  /** The page on which its reader turns such mails off, which mailboxes offer beside it. */
  choices?: string
}

/** Sends one mail; throws when it could not be handed over, so that the job is tried again: `Hopeless` where the server refused this very mail. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
