import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../kit/show/panel.tsx'
import { Thumb } from '../kit/show/thumb.tsx'
import classes from './orders.module.css'

interface GoodsPanelProps<Line> {
  title: string
  /** The number of pieces, shown beside the title. */
  count: ReactNode
  lines: readonly Line[]
  /** True if nothing remains of a line: it is struck through. */
  isRemoved?: (line: Line) => boolean
  /** A line's name and what belongs under it. */
  what: (line: Line) => ReactNode
  /** Its amount, and what that is made of. */
  price: (line: Line) => ReactNode
  /** Notes under the amount, which are never struck through. */
  notes?: (line: Line) => ReactNode
}

/** Goods of an order, line by line with their pictures. */
export function GoodsPanel<Line extends { id: string; image: string | null }>(props: GoodsPanelProps<Line>) {
  const { title, count, lines, what, price, notes, isRemoved } = props
  return (
    <Panel
      title={title}
      actions={
        <Text size="sm" c="dimmed">
          {count}
        </Text>
      }
      flush
    >
      <ul className={classes.lines}>
        {lines.map((line) => {
          const Tag = isRemoved?.(line) ? 'del' : 'div'
          return (
            <li key={line.id} className={classes.line}>
              <Thumb id={line.image} width={48} />
              <Tag>{what(line)}</Tag>
              <div className={classes.price}>
                <Tag>{price(line)}</Tag>
                {notes?.(line)}
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
