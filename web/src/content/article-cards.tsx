import type { ArticleCard } from '@rahba/contract/content/articles'
import { formatDate } from '@rahba/contract/kernel/date-text'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { LocalLink } from '../kit/nav/link.tsx'
import { Picture } from '../kit/show/picture.tsx'
import { useLocale } from '../text/locale.ts'
import classes from './articles.module.css'

interface ArticleCardsProps {
  list: readonly ArticleCard[]
  /** Returns an article's page, without the language. */
  getHref: (id: string) => PageAddress
  /** The level of the titles, below the page's own heading. */
  level?: 'h2' | 'h3'
}

/** News or improvements, each a card that opens the whole of it. */
export function ArticleCards({ list, getHref, level: Title = 'h2' }: ArticleCardsProps) {
  const locale = useLocale()
  return (
    <ul className={classes.cards}>
      {list.map(({ id, title, excerpt, image, published_at }) => (
        <li key={id} className={classes.card}>
          {image && (
            <Picture id={image} alt="" width={560} height={280} sizes="(max-width: 640px) 92vw, 380px" className={classes.picture} />
          )}
          <div className={classes.words}>
            <time className={classes.date} dateTime={published_at}>
              {formatDate(published_at, locale)}
            </time>
            <Title className={classes.title} dir="auto">
              <LocalLink to={getHref(id)} className={classes.link}>
                {title}
              </LocalLink>
            </Title>
            <p className={classes.excerpt} dir="auto">
              {excerpt}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
