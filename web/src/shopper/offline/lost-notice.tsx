import { useText } from '../../text/use-text.ts'
import classes from './offline.module.css'

/** Says that nothing was sent while there is no network. The page's script shows it (web/src/plain/offline.ts). */
export function LostNotice() {
  return (
    <p role="alert" className={classes.lost} data-lost hidden>
      {useText('offline').lost}
    </p>
  )
}
