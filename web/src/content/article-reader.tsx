import { Button } from '@mantine/core'
import type { Article } from '@rahba/contract/content/articles'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { IconExternalLink } from '@tabler/icons-react'
import { Picture } from '../kit/show/picture.tsx'
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
        <Picture id={image} alt="" width={760} height={380} sizes="(max-width: 800px) 94vw, 760px" className={classes.cover} first />
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
