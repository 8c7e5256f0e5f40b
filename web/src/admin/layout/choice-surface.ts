import * as choices from '@rahba/contract/notifications/own-choices.calls'
import type { ChoiceSurface } from '../../notifications/notification-surface.ts'

/** The notices an administrator chooses to receive; the platform doesn't email them. */
export const adminChoices: ChoiceSurface = {
  register: choices.rememberAdminDevice,
  forget: choices.removeAdminDevice,
  choices: choices.readAdminChoices,
  save: choices.saveAdminChoices,
  groups: ['orders', 'messages', 'money', 'store', 'general'],
  channels: ['push'],
}
