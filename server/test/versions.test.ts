import { errors } from '@rahba/contract/kernel/errors'
import { expect, test } from 'vitest'
import { testApp } from './test-app.ts'

const t = await testApp()

/** Calls that replace something and compare no version, each with the reason. */
const unversioned: Readonly<Record<string, string>> = {
  adminChangePassword: 'asks for the password that is replaced',
  storeChangePassword: 'asks for the password that is replaced',
  submitStore: 'hands in what is saved',
  toggleOnline: 'a switch that says where it goes',
  makeDefaultAddress: 'a choice of one among several',
  setAdminDefaultView: 'a choice of one among several',
  setStoreDefaultView: 'a choice of one among several',
  updateAdminView: 'a person’s own view, kept as a whole',
  updateStoreView: 'a person’s own view, kept as a whole',
  saveAdminChoices: 'a person’s own switches, kept as a whole',
  saveStoreChoices: 'a person’s own switches, kept as a whole',
  saveUserChoices: 'a person’s own switches, kept as a whole',
  savePayoutSchedule: 'a choice of one among several',
  saveStockSettings: 'a single number',
  watchStock: 'a mark that is there or not',
  addFavouriteProduct: 'a mark that is there or not',
  addFavouriteStore: 'a mark that is there or not',
  featureStores: 'a list in the order the administrator gives it',
  readAdminNotification: 'a reading mark',
  readAllAdminNotifications: 'a reading mark',
  readStoreNotification: 'a reading mark',
  readAllStoreNotifications: 'a reading mark',
  readUserNotification: 'a reading mark',
  readAllUserNotifications: 'a reading mark',
}
const isOrder = (name: string) => /^order[A-Z]/.test(name) // a whole list in a new order

test('every edit compares the caller’s version, or is listed with a reason', () => {
  const edits = t.app.served.filter(({ method, name }) => method === 'PUT' && !isOrder(name))
  const without = edits.filter((edit) => !edit.errors?.includes(errors.stale_record)).map(({ name }) => name)
  expect(without.sort()).toEqual(Object.keys(unversioned).sort())
})
