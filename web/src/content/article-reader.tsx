import { Button } from '@mantine/core'
import type { Article } from '@rahba/contract/content/articles'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { IconExternalLink } from '@tabler/icons-react'
import { formatDate } from '../kit/format.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './articles.module.css'
import { Prose } from './prose.tsx'

/** One news item or improvement below its heading: when, its picture, the whole text, and the way to more where there is one. */
export function ArticleReader({ article }: { article: Article & { news_link?: string | null } }) {
  const t = useText('articles')
  const locale = useLocale()
  const { image, published_at, body, news_link } = article
  return (
    <div className={classes.reader}>
      <time className={classes.date} dateTime={published_at}>
        {formatDate(published_at, locale)}
      </time>
      {image && (
        <img
          className={classes.cover}
          src={pictureUrl(image, 960)}
          srcSet={`${pictureUrl(image, 480)} 480w, ${pictureUrl(image, 960)} 960w`}
          sizes="(max-width: 800px) 94vw, 760px"
          alt=""
          decoding="async"
        />
      )}
      <Prose html={body} />
      {news_link && (
        <Button
          component="a"
          href={news_link}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          mt="md"
          leftSection={<IconExternalLink size={16} className="mirrored" aria-hidden="true" />}
        >
          {t.more}
        </Button>
      )}
    </div>
  )
}
