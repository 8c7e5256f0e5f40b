import type { Bilingual } from '@rahba/contract/kernel/locale'
import { useLocale } from '../../text/locale.ts'
import classes from '../kit.module.css'

export type Tone = 'neutral' | 'good' | 'waiting' | 'bad' | 'info'

/** A state: a small dot and its word. The word carries the meaning, the colour helps the eye. */
export function StatusDot({ tone, children }: { tone: Tone; children: Bilingual | string }) {
  const locale = useLocale()
  return (
    <span className={classes.status} data-tone={tone}>
      {typeof children === 'string' ? children : children[locale]}
    </span>
  )
}
