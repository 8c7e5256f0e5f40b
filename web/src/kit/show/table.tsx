import type { ComponentProps } from 'react'
import classes from './table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** In px. A narrower page scrolls the region around the table. */
  minWidth?: number
  /** Keeps the headings in sight while the region around the table scrolls. */
  stickyHeader?: boolean
}

/**
 * A plain table in the look of the lists, with `thead`, `tbody` and `tfoot` inside. `data-align="end"` aligns a cell of numbers.
 * The table of Mantine would load its scrolling and positioning, 30 kB.
 */
export function Table({ minWidth, stickyHeader = false, className, style, ...rest }: TableProps) {
  const names = [classes.table, stickyHeader && classes.sticky, className].filter(Boolean).join(' ')
  return <table className={names} style={minWidth ? { ...style, minInlineSize: minWidth } : style} {...rest} />
}
