import { useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'

/** The form of all hearts of a page, in the market's frame. */
export const heartsFormId = 'hearts'

/** The one form that the hearts of a page belong to, so that a card adds only its button. */
export function HeartsForm() {
  const to = usePathTo()
  const { pathname, search } = useLocation()
  return (
    <form id={heartsFormId} method="post" action={to('/account/favourites')} hidden>
      <input type="hidden" name="kind" value="products" />
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  )
}
