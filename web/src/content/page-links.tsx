import type { PageMeta } from '@rahba/contract/kernel/page'
import type { ListPath } from '@rahba/contract/kernel/page-table'
import { LinkButton } from '../kit/nav/link-button.tsx'
import { useText } from '../text/use-text.ts'
import classes from './articles.module.css'

/** The links between the pages of a list, which work before any script. */
export function PageLinks({ meta, path }: { meta: PageMeta; path: ListPath }) {
  const t = useText('articles')
  const { page, next_cursor } = meta
  if (page === 1 && !next_cursor) return null
  return (
    <nav aria-label={t.pages} className={classes.pages}>
      {page > 1 && (
        <LinkButton to={page === 2 ? path : `${path}?page=${page - 1}`} variant="default">
          {t.newer}
        </LinkButton>
      )}
      {next_cursor && (
        <LinkButton to={`${path}?page=${page + 1}`} variant="default">
          {t.older}
        </LinkButton>
      )}
    </nav>
  )
}

const maxPage = 500

/** The number of the page that an address names; 1 if it names none that a list can have. */
export function readPageNumber(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page'))
  return Number.isInteger(page) && page > 1 && page <= maxPage ? page : 1
}
