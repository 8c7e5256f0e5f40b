import { type PictureFormat, pictureUrl, pictureWidths } from '@rahba/contract/kernel/pictures'
import type { ImgHTMLAttributes } from 'react'
import classes from './picture.module.css'

interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'title' | 'draggable' | 'style'> {
  id: string
  /** Empty when the picture only repeats the text beside it. */
  alt: string
  /** The maximum size of its box, in pixels. It reserves the place until the picture is loaded, and limits the offered sizes. */
  width: number
  height: number
  /** The width on the page, if it depends on the window; the browser chooses a size by it. */
  sizes?: string
  className?: string | undefined
  /** Show the whole picture (logos, which may be see-through) instead of filling the box. */
  contain?: boolean | undefined
  /** True for the picture that the page opens with: fetched first instead of when it comes near. */
  first?: boolean | undefined
}

/** A public picture in the sizes and formats the server makes; a tint fills its place until it is loaded. */
export function Picture({ id, alt, width, height, sizes = `${width}px`, className, contain, first, ...rest }: PictureProps) {
  // These sizes are sharp on screens of two pixels for one, and nothing larger.
  const enough = pictureWidths.findIndex((offered) => offered >= 2 * width)
  const offered = enough === -1 ? pictureWidths : pictureWidths.slice(0, enough + 1)
  const toSet = (format: PictureFormat) => offered.map((size) => `${pictureUrl(id, size, format)} ${size}w`).join(', ')
  return (
    <picture className={classes.sources}>
      <source type="image/avif" srcSet={toSet('avif')} sizes={sizes} />
      <img
        {...rest}
        className={className ? `${classes.picture} ${className}` : classes.picture}
        data-contain={contain || undefined}
        src={pictureUrl(id, offered.at(-1))}
        srcSet={toSet('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
