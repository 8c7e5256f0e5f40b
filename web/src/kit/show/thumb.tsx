import { IconPhoto } from '@tabler/icons-react'
import classes from '../kit.module.css'
import { firstLetter } from './person-name.ts'
import { Picture } from './picture.tsx'

interface ThumbProps {
  id: string | null | undefined
  /** Empty when the picture only repeats the text beside it. */
  alt?: string
  /** Shown width in pixels. */
  width?: number
  round?: boolean
  /** Show the whole picture (logos) instead of filling the square. */
  contain?: boolean
  /** The name of what it shows: without a picture, its first letter is shown. */
  name?: string | undefined
}

/** A small square picture; or a placeholder. */
export function Thumb({ id, alt = '', width = 40, round, contain, name }: ThumbProps) {
  const style = { inlineSize: width, blockSize: width, ...(round ? { borderRadius: '50%' } : {}) }
  if (!id) {
    const letter = firstLetter(name)
    return (
      <span className={classes.thumb} style={style}>
        {letter ? <span aria-hidden="true">{letter}</span> : <IconPhoto size={Math.min(20, width / 2)} stroke={1.5} aria-hidden="true" />}
      </span>
    )
  }
  return <Picture id={id} alt={alt} width={width} height={width} style={style} contain={contain} className={classes.thumb} />
}
