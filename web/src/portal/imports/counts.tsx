import type { ImportCounts } from '@rahba/contract/catalog/product-imports'
import { Ltr } from '../../kit/layout/direction.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './imports.module.css'

/** The number of rows by result; failed rows are highlighted once there are any. */
export function Counts({ counts, shown }: { counts: ImportCounts; shown: readonly (keyof ImportCounts)[] }) {
  const { counts: t } = useText('portal/imports')
  const locale = useLocale()
  return (
    <dl className={classes.counts}>
      {shown.map((key) => (
        <div key={key} data-bad={(key === 'refused' || key === 'failed') && counts[key] > 0}>
          <dt>{t[key]}</dt>
          <dd>
            <Ltr>{formatNumber(counts[key], locale)}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
