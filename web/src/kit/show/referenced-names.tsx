import { comma } from '@rahba/contract/kernel/locale'
import type { Referenced } from '@rahba/contract/kernel/referenced'
import { Fragment } from 'react'
import { useLocale } from '../../text/locale.ts'
import { Localized } from '../layout/direction.tsx'

/** The names of referenced rows, one after the other, each in its own direction. */
export function ReferencedNames({ rows }: { rows: readonly Referenced[] }) {
  const locale = useLocale()
  return rows.map(({ id, title }, at) => (
    <Fragment key={id}>
      {at > 0 && comma[locale]}
      <Localized text={title} />
    </Fragment>
  ))
}
