import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { FileField } from '../shopper/form/file-field.tsx'
import { text as ar } from '../text/ar/shopper.ts'
import { bindFileNames } from './file-names.ts'

test('a file field has a button in the page’s language, and shows the names of the chosen files', async () => {
  await openPlain(<FileField name="photos" label="الصور" hint="حتى خمس صور" accept="image/png" multiple />, ['shopper'], 'ar')
  bindFileNames()
  await expect.element(page.getByText(ar.files.chooseSeveral)).toBeVisible()
  await expect.element(page.getByText(ar.files.none)).toBeVisible()
  const input = page.elementLocator(only('input', HTMLInputElement))
  await expect.element(input).toHaveAccessibleName('الصور')
  await expect.element(input).toHaveAccessibleDescription('حتى خمس صور')
  await userEvent.upload(input, [new File(['1'], 'front.png', { type: 'image/png' }), new File(['2'], 'صورة.png', { type: 'image/png' })])
  await expect.element(page.getByText('front.png · صورة.png')).toBeVisible()
  await expect.element(page.getByText(ar.files.none)).not.toBeInTheDocument()
})
