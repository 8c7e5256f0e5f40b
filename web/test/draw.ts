import { MantineProvider } from '@mantine/core'
import type { Locale } from '@rahba/contract/kernel/locale'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { LocaleContext } from '../src/text/locale.ts'
import type { PartName } from '../src/text/parts.ts'
import { loadTexts } from '../src/text/use-text.ts'
import { theme } from '../src/theme/theme.ts'

/** The HTML that a server sends of a part of a page, without the marks that React leaves between texts. */
export async function drawn(part: ReactNode, locale: Locale, texts: readonly PartName[]): Promise<string> {
  await loadTexts(locale, texts)
  const page = createElement(MemoryRouter, null, createElement(MantineProvider, { theme }, part))
  return renderToString(createElement(LocaleContext, { value: locale }, page)).replaceAll('<!-- -->', '')
}
