import { useText } from '../../text/use-text.ts'
import classes from './skip-link.module.css'

/** The first stop of a keyboard: past the menu, to the element with the id `content`. */
export function SkipLink() {
  return (
    <a href="#content" className={classes.skip}>
      {useText('common').skipToContent}
    </a>
  )
}
