import { pictureSizes, pictureUrl } from '@rahba/contract/kernel/pictures'

interface PictureProps {
  id: string
  alt: string
  /** How wide it is shown, for the browser's choice of a size. */
  sizes: string
  className?: string | undefined
  /** What the page opens with: fetched first instead of when it comes near. */
  first?: boolean
}

/** A public picture in the sizes the server keeps. */
export function Picture({ id, alt, sizes, className, first }: PictureProps) {
  return (
    <img
      className={className}
      src={pictureUrl(id, 480)}
      srcSet={pictureSizes.map((size) => `${pictureUrl(id, size)} ${size}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
