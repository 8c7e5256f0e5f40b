import { CloseButton } from '@mantine/core'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { useText } from '../../text/use-text.ts'
import classes from './zoom.module.css'

/** The pictures over the whole window, moved by swiping and enlarged by a press. The page's script opens it (web/src/plain/zoom.ts). */
export function Zoom({ images, name }: { images: readonly string[]; name: string }) {
  const t = useText('shop').product
  const { close } = useText('common').actions
  return (
    <dialog className={classes.window} data-zoomed aria-label={t.zoomed}>
      <form method="dialog" className={classes.close}>
        <CloseButton type="submit" size="lg" aria-label={close} />
      </form>
      <ul className={classes.row}>
        {images.map((id, index) => (
          <li key={id} id={`zoom-${index + 1}`} className={classes.slide}>
            <button
              type="button"
              aria-pressed="false"
              aria-label={`${t.enlarge}: ${t.picture(index + 1)}`}
              data-enlarge
              className={classes.press}
            >
              <img
                src={pictureUrl(id, 1280)}
                alt={index === 0 ? name : `${name}, ${t.picture(index + 1)}`}
                loading="lazy"
                decoding="async"
                className={classes.picture}
              />
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
