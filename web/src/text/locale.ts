import { defaultLocale, type Locale } from '@rahba/contract/kernel/locale'
import { createContext, use } from 'react'

/** Set by the root layout from the address. */
export const LocaleContext = createContext<Locale>(defaultLocale)

/** The language of the page, from its address. */
export const useLocale = (): Locale => use(LocaleContext)
