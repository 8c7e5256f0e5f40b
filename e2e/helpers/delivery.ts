import { expect, type Locator } from '@playwright/test'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import type { At } from './at.ts'

/** Chooses places in the open dialog by what is typed of their names. */
export async function choosePlaces(
  who: At,
  dialog: Locator,
  ...places: readonly (readonly [typed: string, shown: string])[]
): Promise<void> {
  const { delivery } = who.say('portal/store-forms')
  for (const [typed, shown] of places) {
    const input = dialog
      .getByRole('combobox', { name: delivery.places[who.locale] })
      .or(dialog.getByRole('textbox', { name: delivery.places[who.locale] }))
    await input.first().fill(typed)
    await who.page.getByRole('option', { name: shown, exact: true }).first().click()
  }
  await who.page.keyboard.press('Tab')
}

/** Opens the dialog that adds places of delivery. */
export async function openPlaces(who: At): Promise<Locator> {
  const { delivery } = who.say('portal/store-forms')
  await who.button(delivery.add).click()
  const dialog = who.page.getByRole('dialog', { name: delivery.add })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Adds a place of delivery at the default charge; the form is still to be saved. */
export async function addPlace(who: At, place: string): Promise<void> {
  const { delivery } = who.say('portal/store-forms')
  const dialog = await openPlaces(who)
  await choosePlaces(who, dialog, [place, place])
  await who.button(delivery.addPlaces, dialog).click()
  await expect(dialog).toHaveCount(0)
}

/** The row of a place in the table of delivery. */
export const placeRow = (who: At, name: string): Locator =>
  who.page
    .getByRole('table', { name: storeLabels.delivery_locations?.[who.locale] ?? '' })
    .getByRole('row')
    .filter({ hasText: name })
