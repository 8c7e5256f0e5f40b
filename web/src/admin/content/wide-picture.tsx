import { Picture } from '../../kit/show/picture.tsx'
import classes from './wide-picture.module.css'

/** A picture that is wide, in a list: a square would cut its words. `width` in pixels. */
export const WidePicture = ({ id, width }: { id: string; width: number }) => (
  <Picture id={id} alt="" width={width} height={48} className={classes.strip} />
)
