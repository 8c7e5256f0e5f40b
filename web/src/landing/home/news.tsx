import { formatDate } from '@rahba/contract/kernel/date-text'
import { LocalLink } from '../../kit/nav/link.tsx'
import { Picture } from '../../kit/show/picture.tsx'
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
              <Picture id={image} alt="" width={570} height={321} sizes="(max-width: 640px) 92vw, 570px" className={classes.picture} />
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
