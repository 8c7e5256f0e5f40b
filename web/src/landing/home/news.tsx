import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { formatDate } from '../../kit/format.ts'
import { LocalLink } from '../../kit/link.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { useHomeWords } from './home-words.ts'
import type { Landing } from './landing-data.ts'
import classes from './news.module.css'
import { Section } from './section.tsx'

/** The last news for visitors, and the way to all of it. */
export function News({ list }: { list: Landing['news'] }) {
  const t = useText('landing/home').news
  const words = useHomeWords()
  const locale = useLocale()
  return (
    <Section id="news" title={words.news_title} lead={words.news_lead} tone="white">
      <ul className={classes.list}>
        {list.map(({ id, title, excerpt, image, published_at }) => (
          <li key={id} className={classes.item}>
            {image && (
              <img
                className={classes.picture}
                src={pictureUrl(image, 480)}
                srcSet={`${pictureUrl(image, 480)} 480w, ${pictureUrl(image, 960)} 960w`}
                sizes="(max-width: 640px) 92vw, 570px"
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <time className={classes.date} dateTime={published_at}>
              {formatDate(published_at, locale)}
            </time>
            <h3 className={classes.title} dir="auto">
              <LocalLink to={`/news/${id}`} className={classes.link}>
                {title}
              </LocalLink>
            </h3>
            <p className={classes.body} dir="auto">
              {excerpt}
            </p>
          </li>
        ))}
      </ul>
      <LocalLink to="/news" className={classes.more}>
        {t.more}
      </LocalLink>
    </Section>
  )
}
