import * as choices from '@rahba/contract/notifications/own-choices.calls'
import type { ChoiceSide } from '../../notifications/side.ts'

/** What an administrator chooses to be told; the platform mails them nothing of the kind. */
export const adminChoices: ChoiceSide = {
  remember: choices.rememberAdminDevice,
  forget: choices.forgetAdminDevice,
  choices: choices.readAdminChoices,
  save: choices.saveAdminChoices,
  groups: ['orders', 'messages', 'money', 'store', 'general'],
  channels: ['push'],
}
