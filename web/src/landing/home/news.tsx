import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { formatDate } from '../../kit/format.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Landing } from './landing-data.ts'
import classes from './news.module.css'
import { Section } from './section.tsx'

/** The last news for visitors; one that points elsewhere leads there. */
export function News({ list }: { list: Landing['news'] }) {
  const t = useText('landing/home').news
  const locale = useLocale()
  return (
    <Section id="news" title={t.title} lead={t.lead} tone="white">
      <ul className={classes.list}>
        {list.map(({ id, title, excerpt, image, news_link, published_at }) => (
          <li key={id} className={classes.item}>
            {image && (
              <img
                className={classes.picture}
                src={pictureUrl(image, 480)}
                srcSet={`${pictureUrl(image, 480)} 480w, ${pictureUrl(image, 960)} 960w`}
                sizes="(max-width: 640px) 92vw, 380px"
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <time className={classes.date} dateTime={published_at}>
              {formatDate(published_at, locale)}
            </time>
            <h3 className={classes.title} dir="auto">
              {title}
            </h3>
            <p className={classes.body} dir="auto">
              {excerpt}
            </p>
            {news_link && (
              <a href={news_link} target="_blank" rel="noopener noreferrer" className={classes.more}>
                {t.more}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
