import type { StorePermission } from '@rahba/contract/kernel/store-permissions'
import { groupByType, type NoticeGroup } from '@rahba/contract/notifications/choices'
import { noticesReadBy } from '@rahba/contract/notifications/notice-links'
import * as choices from '@rahba/contract/notifications/own-choices.calls'
import { updateFcmToken } from '@rahba/contract/notifications/store-notifications.calls'
import type { ChoiceSurface } from '../../notifications/notification-surface.ts'

const groups: readonly NoticeGroup[] = ['orders', 'messages', 'products', 'money', 'store', 'general']

/** The notices a member of a store chooses to receive. */
export const storeChoices: ChoiceSurface = {
  register: updateFcmToken,
  forget: choices.removeStoreDevice,
  choices: choices.readStoreChoices,
  save: choices.saveStoreChoices,
  groups,
  channels: ['push', 'email'],
}

/** The same with the groups of notices that a member with `permissions` gets. */
export function getChoices(permissions: readonly StorePermission[]): ChoiceSurface {
  const read = noticesReadBy(new Set(permissions)).map((type) => groupByType[type])
  return { ...storeChoices, groups: groups.filter((group) => read.includes(group)) }
}
