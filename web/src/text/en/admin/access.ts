import { codeRules, lifeText } from '@rahba/contract/access/code-rules'
import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/admin/access.ts'

export const text: typeof ar = {
  login: {
    title: 'Sign in to the dashboard',
    leadEnded: 'Your session has ended. Sign in to go on where you stopped.',
    lead: 'For the platform’s admins.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
  },
  forget: {
    title: 'Recover your password',
    lead: 'Enter the email of your account and we will send you a link to set a new password.',
    submit: 'Send the link',
    sentTitle: 'Check your email',
    expires: `The link is good for ${lifeText(codeRules.link_seconds, 'en')} and can be used once.`,
    back: 'Back to sign-in',
  },
  reset: {
    title: 'Set a new password',
    invitationTitle: 'Welcome to the team',
    invitationLead: 'Set your password to open your account.',
    submit: 'Save the password',
    missing: 'This link is incomplete. Open it from the message as it is, or ask for a new one.',
    again: 'Ask for a new link',
    done: 'The password was saved. Sign in with it now.',
  },
  profile: {
    title: 'My profile',
    details: 'Details',
    saved: 'Your details were saved',
    role: 'Role',
    appearance: 'Appearance and language',
    colourMode: 'Colour mode',
    light: 'Light',
    dark: 'Dark',
    language: 'Language of the pages',
    mailLanguage: 'Language of messages',
  },
  roles: {
    permissions: 'Permissions',
    held: (n, all) =>
      n === all ? 'All permissions' : n === 0 ? 'No permissions' : pluralEn(n, { one: '{n} permission', other: '{n} permissions' }),
    resource: 'Section',
    selectAll: 'Select all',
    selectRow: (name) => `Everything in ${name}`,
    selectColumn: (name) => `“${name}” in every section`,
    notHeld: 'You do not hold this permission, so you cannot grant it',
    ownRole: 'This is your own role; you cannot change its permissions.',
  },
  admins: {
    invited: 'Invitation pending',
    lastSeen: 'Last seen',
    never: 'Not yet',
    inviteHint: 'An invitation to set a password goes to this address.',
    invite: 'Send the invitation again',
    you: 'You',
    ownRoleHint: 'You cannot change your own role or disable your account.',
  },
}
