export interface Sms {
  /** The same at every try. */
  id?: string
  /** E.164 */
  to: string
  text: string
}

/** Sends one message; throws when it could not be handed over, so that the job is tried again: `Hopeless` where the number itself was rejected. */
export interface SmsPort {
  send(sms: Sms): Promise<void>
}
