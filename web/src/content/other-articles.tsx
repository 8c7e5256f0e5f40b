import type { ArticleCard } from '@rahba/contract/content/articles'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { ArticleCards } from './article-cards.tsx'
import classes from './articles.module.css'

interface OtherArticlesProps {
  title: string
  list: readonly ArticleCard[]
  /** The one that is being read. */
  id: string
  getHref: (id: string) => PageAddress
}

const shown = 3

/** The number to request, so that enough remain without the current one. */
export const articlesToRead = shown + 1

/** The other articles, below an article. */
export function OtherArticles({ title, list, id, getHref }: OtherArticlesProps) {
  const others = list.filter((other) => other.id !== id).slice(0, shown)
  if (others.length === 0) return null
  return (
    <section className={classes.others}>
      <h2>{title}</h2>
      <ArticleCards list={others} getHref={getHref} level="h3" />
    </section>
  )
}
