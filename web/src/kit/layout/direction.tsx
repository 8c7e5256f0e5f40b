import type { Bilingual } from '@rahba/contract/kernel/locale'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { ReactNode } from 'react'
import { useLocale } from '../../text/locale.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import classes from '../kit.module.css'

/** Phones, IBANs, codes, numbers: read left to right wherever they stand. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className ?? classes.tabular}>
      {children}
    </bdi>
  )
}

/** A code that people compare, such as an SKU: it goes to the next line whole, and breaks inside only where it is longer than the line. */
export const Code = ({ children }: { children: ReactNode }) => <Ltr className={classes.code ?? ''}>{children}</Ltr>

/** Text that people typed, in its own direction and language. `lines` cuts it after so many lines. */
export function UserText({ children, lines }: { children: string | null | undefined; lines?: number }) {
  const own = useOwnLanguage()
  if (!children) return <None />
  return (
    <bdi {...own(children)} className={lines ? classes.clamp : undefined} style={lines ? { WebkitLineClamp: lines } : undefined}>
      {children}
    </bdi>
  )
}

/** The side of a bilingual text in the page's language; a plain string as it is. */
export function Localized({ text, lines }: { text: Bilingual | string | null | undefined; lines?: number }) {
  const locale = useLocale()
  const shown = text && typeof text === 'object' ? inLocale(text, locale) : text
  return <UserText {...(lines ? { lines } : {})}>{shown}</UserText>
}

/** The mark of an absent value. */
export function None() {
  return (
    <span className={classes.none} aria-hidden="true">
      —
    </span>
  )
}
