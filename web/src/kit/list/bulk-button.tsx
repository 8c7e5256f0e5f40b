import { Button } from '@mantine/core'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { Hint } from '../feedback/hint.tsx'
import { formatNumber } from '../show/format.ts'
import type { BulkAction } from './columns.ts'
import type { Fitting } from './fitting.ts'
import type { Identified } from './table-props.ts'

interface BulkButtonProps<Row extends Identified> {
  action: BulkAction<Row>
  /** The chosen rows that it can be done to. */
  fitting: Fitting
  /** True if it is done to all that is selected, so that the label needs no number. */
  isForAll: boolean
  /** The key of the action that runs, or null. */
  running: string | null
  start: () => void
}

/** The button of one action in the bar over the rows. One that fits none of the rows says why. */
export function BulkButton<Row extends Identified>({ action, fitting, isForAll, running, start }: BulkButtonProps<Row>) {
  const { bulk: t } = useText('kit')
  const locale = useLocale()
  const count = fitting.ids.length
  const label = count === 0 || isForAll ? action.label : `${action.label} (${formatNumber(count, locale)})`
  const shared = {
    size: 'xs',
    variant: 'default',
    leftSection: action.icon,
    loading: running === action.key,
    disabled: running !== null && running !== action.key,
  }
  if (count > 0) {
    return (
      <Button {...shared} {...(action.tone === 'danger' ? { c: 'red' } : {})} onClick={start}>
        {label}
      </Button>
    )
  }
  const why = fitting.why ?? t.fitsNone
  return (
    <Hint label={why}>
      {/* It stays reachable by the keyboard, so that the reason is read. */}
      <Button {...shared} aria-disabled data-disabled aria-description={why}>
        {label}
      </Button>
    </Hint>
  )
}
