import type { text as ar } from '../ar/identity.ts'

export const text: typeof ar = {
  title: 'Confirm your identity',
  passwordLead: (wait) => `Enter your password to do this. You will not be asked again for ${wait}.`,
  codeLead: (wait) => `Enter the code your authenticator app shows now to do this. You will not be asked again for ${wait}.`,
  recoveryLead: (wait) => `Enter one of the recovery codes you saved. You will not be asked again for ${wait}.`,
  submit: 'Confirm',
}
