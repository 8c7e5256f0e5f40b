import type { ArticleCard } from '@rahba/contract/content/articles'
import type { Page } from '@rahba/contract/kernel/page'
import { IconNews } from '@tabler/icons-react'
import { ArticleCards } from '../../content/article-cards.tsx'
import { PageLinks } from '../../content/page-links.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import classes from './articles.module.css'
import type { ArticlesPath } from './articles-path.ts'

/** Cards on one page of a list: whole rows of two, three and four. */
export const perPage = 12

interface ArticleListProps {
  words: { title: string; lead: string; none: string; noneHint: string }
  /** The path of the list, without the language; an article's page is below it. */
  path: ArticlesPath
  page: Page<ArticleCard>
}

/** The platform's articles for its merchants, as cards. */
export function ArticleList({ words, path, page }: ArticleListProps) {
  return (
    <>
      <PageHeader title={words.title} />
      <p className={classes.lead}>{words.lead}</p>
      {page.data.length > 0 ? (
        <ArticleCards list={page.data} getHref={(id) => `${path}/${id}`} />
      ) : (
        <div className={classes.empty}>
          <EmptyState title={words.none} body={words.noneHint} icon={<IconNews size={36} stroke={1.25} aria-hidden="true" />} />
        </div>
      )}
      <PageLinks meta={page.meta} path={path} />
    </>
  )
}
