import { ActionIcon } from '@mantine/core'
import type { Slide } from '@rahba/contract/content/slide-reading'
import type { SlideState } from '@rahba/contract/content/slide-states'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { LocalLink } from '../kit/nav/link.tsx'
import { Picture } from '../kit/show/picture.tsx'
import { addressFromData } from '../paths.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { leafThrough } from './leaf-through.ts'
import classes from './slide-show.module.css'

/** A slide; in a preview with its state and the day it begins. */
type ShownSlide = Slide & { state?: SlideState; start_date?: string | null }

/** Marks a slide that visitors don't see on the previewed day. */
function Mark({ slide: { state, start_date } }: { slide: ShownSlide }) {
  const t = useText('articles').slides
  const locale = useLocale()
  if (!state || state === 'runs') return null
  const words = state === 'hidden' ? t.off : t.from(start_date ? formatDate(start_date, locale, 'date') : '')
  return <span className={classes.mark}>{words}</span>
}

function Door({ slide, first, caption }: { slide: Slide; first: boolean; caption: boolean }) {
  const picture = (
    <>
      <Picture
        id={slide.image}
        alt={slide.title}
        width={760}
        height={285}
        sizes="(max-width: 820px) 92vw, 760px"
        className={classes.picture}
        first={first}
      />
      {/* The picture says it already to who does not see. */}
      {caption && (
        <span className={classes.caption} aria-hidden="true" dir="auto">
          {slide.title}
        </span>
      )}
    </>
  )
  if (!slide.link) return picture
  if (slide.link.startsWith('/'))
    return (
      <LocalLink to={addressFromData(slide.link)} className={classes.door}>
        {picture}
      </LocalLink>
    )
  return (
    <a href={slide.link} target="_blank" rel="noopener noreferrer" className={classes.door}>
      {picture}
    </a>
  )
}

interface SlideShowProps {
  slides: readonly ShownSlide[]
  /** True to repeat each title below its picture where the window is narrow, since the words in a picture become small with it. */
  captions?: boolean
}

/**
 * The ads of a place, side by side: leafed through by finger, by wheel and keys, or with the two buttons. Nothing moves by itself. On plain
 * pages the page's script hears the buttons.
 */
export function SlideShow({ slides, captions = false }: SlideShowProps) {
  const t = useText('articles').slides
  if (slides.length === 0) return null
  const many = slides.length > 1
  const leaf = ({ currentTarget }: MouseEvent<HTMLElement>) => leafThrough(currentTarget)
  return (
    <section aria-label={t.label} className={classes.show}>
      {/* what scrolls has to be reachable by keys */}
      <ul className={classes.track} data-many={many || undefined} tabIndex={many ? 0 : undefined} aria-label={t.label}>
        {slides.map((slide, at) => (
          <li key={slide.id} className={classes.slide}>
            <Door slide={slide} first={at === 0} caption={captions} />
            <Mark slide={slide} />
          </li>
        ))}
      </ul>
      {many && (
        <div className={classes.buttons} data-pair={slides.length === 2 || undefined}>
          <ActionIcon variant="default" size={36} radius={999} aria-label={t.previous} data-leaf={-1} onClick={leaf}>
            <IconChevronLeft size={18} className="mirrored" aria-hidden="true" />
          </ActionIcon>
          <ActionIcon variant="default" size={36} radius={999} aria-label={t.next} data-leaf={1} onClick={leaf}>
            <IconChevronRight size={18} className="mirrored" aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
    </section>
  )
}
