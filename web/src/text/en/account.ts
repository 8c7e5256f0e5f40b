import type { text as ar } from '../ar/account.ts'

export const text: typeof ar = {
  password: {
    title: 'Password',
    hint: 'At least 8 characters. A short phrase is easy to remember and hard to guess.',
    save: 'Change password',
    otherDevices: 'Changing it signs you out of your other devices.',
  },
  sessions: {
    title: 'Where you’re signed in',
    current: 'This device',
    lastSeen: 'Last active',
    since: 'Signed in',
    end: 'Sign out',
    endOthers: 'Sign out of other devices',
    endOthersTitle: 'Sign out of all other devices?',
    endOthersBody: 'You’ll need to sign in again on every other device.',
    ended: 'Device signed out',
    unknownDevice: 'Unknown device',
    on: (browser, system) => `${browser} on ${system}`,
  },
  code: {
    title: 'Verification code',
    sentTo: 'We sent a verification code to',
    checkJunk: 'If you can’t find the message, check your spam folder.',
    resendIn: 'You can request a new code in',
    resend: 'Resend code',
    resent: 'New code sent',
    confirm: 'Confirm',
  },
}
