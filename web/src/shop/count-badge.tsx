import classes from './count-badge.module.css'

/** The largest number that a badge has room for. */
const maxShown = 99

interface CountBadgeProps {
  count: number
  /** The words for the count, where the text beside it does not say what is counted. */
  title?: string
  /** True to show it at the corner of the link's icon. */
  corner?: boolean
}

/** The number of things behind a link; nothing if there are none. */
export function CountBadge({ count, title, corner = false }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span className={classes.badge} title={title} data-corner={corner || undefined}>
      {count > maxShown ? `${maxShown}+` : count}
    </span>
  )
}
