import { codeRules, lifeText } from '@rahba/contract/access/one-time-code-limits'
import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/admin/access.ts'

export const text: typeof ar = {
  login: {
    title: 'Sign in to the dashboard',
    leadEnded: 'Your session has ended. Sign in to pick up where you left off.',
    lead: 'For platform admins.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
  },
  forget: {
    title: 'Reset your password',
    lead: 'Enter your email and we’ll send you a link to set a new password.',
    submit: 'Send link',
    sentTitle: 'Check your email',
    expires: `The link expires in ${lifeText(codeRules.link_seconds, 'en')} and can be used once.`,
    back: 'Back to sign-in',
  },
  reset: {
    title: 'Set a new password',
    invitationTitle: 'Welcome to the team',
    invitationLead: 'Set a password to activate your account.',
    submit: 'Save password',
    missing: 'This link is incomplete. Open it directly from the message, or request a new one.',
    again: 'Request a new link',
    done: 'Password saved. You can sign in now.',
  },
  profile: {
    title: 'My profile',
    details: 'Personal details',
    saved: 'Details saved',
    role: 'Role',
    appearance: 'Appearance and language',
    colourMode: 'Colour mode',
    light: 'Light',
    dark: 'Dark',
    language: 'Interface language',
    mailLanguage: 'Notification language',
  },
  roles: {
    permissions: 'Permissions',
    held: (n, all) =>
      n === all ? 'All permissions' : n === 0 ? 'No permissions' : pluralEn(n, { one: '{n} permission', other: '{n} permissions' }),
    resource: 'Page',
    selectAll: 'Select all',
    selectRow: (name) => `All permissions for ${name}`,
    selectColumn: (name) => `“${name}” permission for every page`,
    notHeld: 'You can’t grant a permission you don’t have',
    ownRole: 'This is your own role, so you can’t change its permissions.',
  },
  admins: {
    invited: 'Invitation pending',
    lastSeen: 'Last active',
    never: 'Never signed in',
    inviteHint: 'We’ll send this address an invitation to set a password.',
    invite: 'Resend invitation',
    you: 'You',
    ownRoleHint: 'You can’t change your own role or deactivate your account.',
  },
}
