import type { text as ar } from '../ar/identity.ts'

export const text: typeof ar = {
  title: 'Confirm your identity',
  passwordLead: (wait) => `Enter your password to continue. We won’t ask again for ${wait}.`,
  codeLead: (wait) => `Enter the current code from your authenticator app to continue. We won’t ask again for ${wait}.`,
  recoveryLead: (wait) => `Enter one of the recovery codes you saved. We won’t ask for a code again for ${wait}.`,
  submit: 'Confirm',
}
