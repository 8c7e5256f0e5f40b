import { useNavigation } from 'react-router'
import classes from './progress-bar.module.css'

/** A thin line at the top while the next page loads. It waits a moment before it shows, so that fast pages do not flicker. */
export function ProgressBar() {
  const { state } = useNavigation()
  return <div className={classes.bar} data-active={state !== 'idle' || undefined} aria-hidden="true" />
}
