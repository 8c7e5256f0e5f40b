import classes from './list.module.css'

/** A list without a row: why, and what to try. */
export function NothingFound({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={classes.none}>
      <p>{title}</p>
      <p>{hint}</p>
    </div>
  )
}
