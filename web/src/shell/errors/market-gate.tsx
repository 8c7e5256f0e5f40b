import classes from './error-page.module.css'

/** A gate of the market where a way ends, with a number in its doorway if there is one. */
export function Gate({ number }: { number?: number }) {
  return (
    <svg viewBox="0 0 260 204" className={classes.gate} aria-hidden="true">
      <path className={classes.wall} d="M22 196V92c0-40 52-58 108-86 56 28 108 46 108 86v104z" />
      <path className={classes.door} d="M54 196v-90c0-26 38-38 76-58 38 20 76 32 76 58v90z" />
      <path className={classes.rope} d="M130 48v18" />
      <path className={classes.lamp} d="M130 64c7 7 10 12 10 18a10 10 0 0 1-20 0c0-6 3-11 10-18z" />
      {number !== undefined && (
        <text className={classes.number} x="130" y="166" textAnchor="middle" direction="ltr">
          {number}
        </text>
      )}
      <path className={classes.ground} d="M2 196h256" />
    </svg>
  )
}
