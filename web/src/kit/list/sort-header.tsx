import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { useText } from '../../text/use-text.ts'
import classes from './list.module.css'

interface SortHeaderProps {
  label: string
  /** The sort key of the column. */
  by: string
  /** The list's order now: a key, with a minus before it when it goes down. */
  sort: string
  onSort: (sort: string) => void
}

/** The head of a column that orders the list: the first click goes up, the next down.. */
export function SortHeader({ label, by, sort, onSort }: SortHeaderProps) {
  const { list: t } = useText('kit')
  const [up, down] = [sort === by, sort === `-${by}`]
  const Icon = up ? IconArrowUp : down ? IconArrowDown : IconSelector
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={up || down || undefined}
      aria-label={up || down ? `${t.sortBy(label)}: ${up ? t.ascending : t.descending}` : t.sortBy(label)}
      onClick={() => onSort(up ? `-${by}` : by)}
    >
      {label}
      <Icon size={14} aria-hidden="true" />
    </button>
  )
}
