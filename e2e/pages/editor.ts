import { expect, type Locator } from '@playwright/test'

/** Focuses the field of formatted text `name` inside `part`, and gives its editor. Until somebody uses the page, a button stands in its place. */
export async function openEditor(part: Locator, name: string): Promise<Locator> {
  const field = part.getByRole('textbox', { name, exact: true })
  await part.getByRole('button', { name, exact: true }).or(field).focus()
  await expect(field).toHaveAttribute('contenteditable', 'true')
  await field.click()
  await expect(field).toBeFocused()
  return field
}
