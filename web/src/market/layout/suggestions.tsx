import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './market-search.module.css'

export const suggestionsId = 'suggestions'

/** A place for the address of one suggestion: the page's script puts the field of that name between the signs. */
const field = (name: string) => `~${name}~`

/** The place for suggestions below the search. The page's script fills it (`web/src/plain/suggestions.ts`); without scripts it stays hidden. */
export function Suggestions() {
  const t = useText('market').suggestions
  const to = usePathTo()
  const kinds = [
    { kind: 'searches', title: t.searches, address: `${to('/market/search')}?q=${field('name')}` },
    { kind: 'categories', title: t.categories, address: to('/market/c/:category', { category: field('slug') }) },
    { kind: 'products', title: t.products, address: to('/s/:slug/p/:product', { slug: field('store_slug'), product: field('slug') }) },
    { kind: 'stores', title: t.stores, address: to('/s/:slug', { slug: field('slug') }) },
  ]
  const below = to('/market/c/:category/:subcategory', { category: field('parent_slug'), subcategory: field('slug') })
  return (
    <div id={suggestionsId} className={classes.suggestions} data-suggestions hidden>
      {kinds.map(({ kind, title, address }) => (
        <section key={kind} data-kind={kind} data-address={address} data-below={kind === 'categories' ? below : undefined} hidden>
          <div className={classes.head}>
            <h2 className={classes.kind}>{title}</h2>
            {kind === 'searches' && (
              <button type="button" className={classes.clear} data-clear-searches="" aria-label={t.clearSearches}>
                {t.clear}
              </button>
            )}
          </div>
          <ul className={classes.list} />
        </section>
      ))}
      <template data-template="suggestion">
        <li>
          <a className={classes.suggestion} href="#suggestions">
            <span data-words="" dir="auto" />
          </a>
        </li>
      </template>
      <p role="status" className={classes.status} data-status={t.shown} />
    </div>
  )
}
