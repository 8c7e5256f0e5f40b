import type { Locale } from '@rahba/contract/kernel/locale'

/** The hash of an address that opens a form at one of its texts, such as `#text-name.en`. */
export const getFieldHash = (field: string, side: Locale): string => `text-${field}.${side}`

/** Focuses the input of the text that the hash of the address names; where its field has several, the first. */
export function focusField(hash: string): void {
  const [, field, side] = /^#text-([a-z_]+)\.(ar|en)$/.exec(hash) ?? []
  if (!field) return
  const inputs = ':is(input, textarea, [contenteditable="true"])'
  const places = [`[name="${field}.${side}"]`, `[data-field="${field}"] ${inputs}[lang="${side}"]`, `[data-field="${field}"] ${inputs}`]
  const found = places.map((place) => document.querySelector<HTMLElement>(`form ${place}`)).find((input) => input !== null)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}
