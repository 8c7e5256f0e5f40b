import type { text as ar } from '../ar/account.ts'

export const text: typeof ar = {
  password: {
    title: 'Password',
    hint: 'At least 8 characters. A short phrase is easy to remember and hard to guess.',
    save: 'Change password',
    otherDevices: 'Your other devices are signed out when it changes.',
  },
  sessions: {
    title: 'Where you are signed in',
    current: 'This device',
    lastSeen: 'Last active',
    since: 'Signed in',
    end: 'Sign out',
    endOthers: 'Sign out everywhere else',
    endOthersTitle: 'Sign out of all other devices?',
    endOthersBody: 'Every device but this one will have to sign in again.',
    ended: 'The device was signed out',
    unknownDevice: 'Unknown device',
    on: (browser, system) => `${browser} on ${system}`,
  },
  code: {
    title: 'Verification code',
    sentTo: 'We sent a verification code to',
    checkJunk: 'If you can’t find the message, look in your junk folder.',
    resendIn: 'You can ask for a new code in',
    resend: 'Resend the code',
    resent: 'A new code was sent',
    confirm: 'Confirm',
  },
}
