import type { Article, ArticleCard } from '@rahba/contract/content/articles'
import { ArticleReader } from '../../content/article-reader.tsx'
import { OtherArticles } from '../../content/other-articles.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import classes from './articles.module.css'
import type { ArticlesPath } from './articles-path.ts'

interface ArticlePageProps {
  article: Article & { news_link?: string | null }
  latest: readonly ArticleCard[]
  /** The titles of the list and of the other articles below. */
  list: string
  others: string
  /** The path of the list, without the language. */
  path: ArticlesPath
}

/** One news item or improvement in the portal. */
export function ArticlePage({ article, latest, list, others, path }: ArticlePageProps) {
  return (
    <>
      <div className={classes.reader}>
        <PageHeader title={article.title} breadcrumbs={[{ label: list, to: path }]} />
        <Panel>
          <ArticleReader article={article} />
        </Panel>
      </div>
      <OtherArticles title={others} list={latest} id={article.id} getHref={(id) => `${path}/${id}`} />
    </>
  )
}
