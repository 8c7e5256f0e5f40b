import { expect, test } from 'vitest'
import { openPlain } from '../../../test/plain-page.ts'
import { focusField, getFieldHash } from './field-hash.ts'

test('the hash of an address opens a form at its text and language', async () => {
  await openPlain(
    <form>
      <input name="name.ar" aria-label="Name (Arabic)" />
      <input name="name.en" aria-label="Name (English)" />
      <div data-field="options">
        <input lang="ar" aria-label="Option (Arabic)" />
        <input lang="en" aria-label="Option (English)" />
      </div>
    </form>,
    [],
  )
  const focused = (hash: string) => {
    focusField(hash)
    return document.activeElement?.getAttribute('aria-label')
  }
  expect(focused(`#${getFieldHash('name', 'en')}`)).toBe('Name (English)')
  expect(focused(`#${getFieldHash('options', 'en')}`)).toBe('Option (English)')
  expect(focused(`#${getFieldHash('name', 'ar')}`)).toBe('Name (Arabic)')
  // A hash of something else leaves the focus where it is.
  expect(focused('#payments')).toBe('Name (Arabic)')
})
