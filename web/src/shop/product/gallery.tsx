import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { IconPhoto } from '@tabler/icons-react'
import { Picture } from '../../kit/show/picture.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './gallery.module.css'
import { Zoom } from './zoom.tsx'

/**
 * The pictures side by side, moved by swiping; the small ones below are links to them, and each large one is a link to its file, so that all of it
 * works without a script.
 */
export function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const t = useText('shop').product
  if (images.length === 0) {
    return (
      <div className={classes.empty}>
        <IconPhoto size={64} stroke={1} aria-hidden="true" />
      </div>
    )
  }
  return (
    <div>
      <ul className={classes.row} aria-label={t.pictures}>
        {images.map((id, index) => (
          <li key={id} id={`picture-${index + 1}`} className={classes.slide}>
            <a href={pictureUrl(id, 1280)} className={classes.zoom} data-zoom={`zoom-${index + 1}`} title={t.zoom(index + 1)}>
              <Picture
                id={id}
                alt={index === 0 ? name : `${name}, ${t.picture(index + 1)}`}
                width={560}
                height={560}
                sizes="(max-width: 900px) 92vw, 560px"
                className={classes.picture}
                first={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={classes.thumbs}>
          {images.map((id, index) => (
            <li key={id}>
              <a href={`#picture-${index + 1}`} data-picture={`picture-${index + 1}`} aria-label={t.picture(index + 1)}>
                <Picture id={id} alt="" width={72} height={72} className={classes.thumb} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Zoom images={images} name={name} />
    </div>
  )
}
