import { Skeleton, Text } from '@mantine/core'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { percentText } from '@rahba/contract/kernel/percent'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Ltr } from '../layout/direction.tsx'
import classes from '../layout/page.module.css'
import { LocalLink } from '../nav/link.tsx'

interface StatCardProps {
  label: string
  /** The figure, drawn by its own component (`<Money>` …); undefined while it is on its way. */
  value: ReactNode
  /** Now and in the period before, both in the same unit: shown as a change in percent. */
  now?: number
  before?: number
  /** Set when more is worse: refunds, dues. */
  lessIsBetter?: boolean
  /** The page that explains the figure. */
  to?: PageAddress
  hint?: ReactNode
}

/** One figure with its change against the period before. */
export function StatCard({ label, value, now, before, lessIsBetter, to, hint }: StatCardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a figure with its name is no fieldset
    <div className={classes.panel} role="group" aria-label={label}>
      <div className={classes.panelBody}>
        <Text size="sm" c="dimmed" component="h3" fw={400}>
          {to ? (
            <LocalLink to={to} style={{ color: 'inherit', textDecoration: 'none' }}>
              {label}
            </LocalLink>
          ) : (
            label
          )}
        </Text>
        <div className={classes.statValue}>{value === undefined ? <Skeleton height={26} width={110} my={3} /> : value}</div>
        {now !== undefined && before !== undefined && <Change now={now} before={before} lessIsBetter={lessIsBetter ?? false} />}
        {hint && (
          <Text size="xs" c="dimmed">
            {hint}
          </Text>
        )}
      </div>
    </div>
  )
}

function Change({ now, before, lessIsBetter }: { now: number; before: number; lessIsBetter: boolean }) {
  const { stat: t } = useText('kit')
  if (now === before) return <span className={classes.change}>{t.same}</span>
  // The value before was zero, so a percentage would be infinite.
  if (before === 0) return null
  const up = now > before
  const percent = Math.min(999, Math.abs(((now - before) / before) * 100))
  const Arrow = up ? IconArrowUp : IconArrowDown
  return (
    <span className={classes.change} data-good={up !== lessIsBetter}>
      <Arrow size={14} role="img" aria-label={up ? t.up : t.down} />
      <span>{t.change(percentText(percent < 10 ? percent.toFixed(1) : percent.toFixed(0)))}</span>
    </span>
  )
}

/** Figures are read from left to right in both languages. */
export const Figure = ({ children }: { children: ReactNode }) => <Ltr>{children}</Ltr>
