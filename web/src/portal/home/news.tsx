import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { Localized } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './home.module.css'

/** The latest of what the platform tells its merchants; nothing where there is nothing. */
export function News({ news }: Pick<StoreHome, 'news'>) {
  const t = useText('portal/home').news
  if (news.length === 0) return null
  return (
    <Panel
      title={t.title}
      flush
      actions={
        <LocalLink to="/store/news" className={classes.more}>
          {t.all}
        </LocalLink>
      }
    >
      <ul className={classes.waiting}>
        {news.map(({ id, title, image, published_at }) => (
          <li key={id}>
            <LocalLink to={`/store/news/${id}`} className={classes.item}>
              {image && <Thumb id={image} width={44} />}
              <span className={classes.itemText}>
                <Localized text={title} lines={2} />
                <span className={classes.hint}>
                  <DateTime value={published_at} style="date" />
                </span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
