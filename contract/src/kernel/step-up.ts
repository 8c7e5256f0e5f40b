/**
 * A fresh proof of identity before a call that moves money, rights or sign-in names. This file has no schema, since the browser loads it on
 * every page.
 */
export const stepUp = {
  /** The validity of a password or second step, in seconds. Signing in counts as one. */
  seconds: 15 * 60,
  /** The code of the refusal, which the web answers by asking. */
  code: 'identity_confirmation_required',
} as const
