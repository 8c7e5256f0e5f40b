import type { Locale } from '@rahba/contract/kernel/locale'
import { use } from 'react'
import { useLocale } from './locale.ts'
import { type PartName, parts, type TextOf } from './parts.ts'

const loaded = new Map<string, unknown>()
const loading = new Map<string, Promise<unknown>>()

const getKey = (locale: Locale, part: PartName) => `${locale}/${part}`

/** Loads one part in one language; the same promise is given to everyone who asks, and a failed load may be tried again. */
export function loadText<P extends PartName>(locale: Locale, part: P): Promise<TextOf<P>> {
  const key = getKey(locale, part)
  let pending = loading.get(key)
  if (!pending) {
    pending = parts[part][locale]().then(({ text }) => {
      loaded.set(key, text)
      return text
    })
    const shown = pending
    // `use` reads a promise that says so at once, instead of waiting a turn for a text that is there
    shown.then(
      (value) => Object.assign(shown, { status: 'fulfilled', value }),
      () => loading.delete(key),
    )
    loading.set(key, pending)
  }
  return pending as Promise<TextOf<P>> // the map above says which part has which type
}

export const loadTexts = (locale: Locale, names: readonly PartName[]) => Promise.all(names.map((name) => loadText(locale, name)))

export const isPart = (name: string): name is PartName => Object.hasOwn(parts, name)

/** The texts of `part` in the language of the page. Waits (suspends) when they have not been loaded with the page. */
export function useText<P extends PartName>(part: P): TextOf<P> {
  const locale = useLocale()
  return use(loadText(locale, part))
}
