import * as choices from '@rahba/contract/notifications/choice-calls'
import type { NoticeGroup } from '@rahba/contract/notifications/choices'
import { updateFcmToken } from '@rahba/contract/notifications/store-notifications'
import type { ChoiceSide } from '../../notifications/side.ts'

const groups: readonly NoticeGroup[] = ['orders', 'messages', 'products', 'money', 'store', 'general']

/** What a member of a store chooses to be told. */
export const storeChoices: ChoiceSide = {
  remember: updateFcmToken,
  forget: choices.forgetStoreDevice,
  choices: choices.readStoreChoices,
  save: choices.saveStoreChoices,
  groups,
  channels: ['push', 'email'],
}
