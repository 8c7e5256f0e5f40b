import '@mantine/core/styles.css'
import { type Locale, textDirection } from '@rahba/contract/kernel/locale'
import type { ReactNode } from 'react'
import type { PartName } from '../src/text/parts.ts'
import { cleanUpBy } from './cleanup.ts'
import { drawn } from './draw.ts'

cleanUpBy(() => document.body.replaceChildren())

/** Puts the server's HTML of `part` into the browser's page, as plain pages have it: no React runs on it. */
export async function openPlain(part: ReactNode, texts: readonly PartName[], locale: Locale = 'en'): Promise<void> {
  Object.assign(document.documentElement, { lang: locale, dir: textDirection(locale) })
  document.body.innerHTML = await drawn(part, locale, texts)
}

/** The only element that matches a selector. */
export function only<E extends HTMLElement>(selector: string, type: new () => E): E {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`${selector} is not on the page`)
  return found
}
