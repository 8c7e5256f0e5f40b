import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { ReactNode } from 'react'
import { Localized } from './direction.tsx'

/**
 * A value behind its name, both typed by people: «اللون: Maroon». Each has its own language and direction, and the two stay in the page's order.
 * A name in the other language would otherwise turn the line around.
 */
export function NamedText({ name, children }: { name: Bilingual | string; children: ReactNode }) {
  return (
    <>
      <Localized text={name} />: {children}
    </>
  )
}
