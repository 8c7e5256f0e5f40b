import { VisuallyHidden } from '@mantine/core'
import { useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'

/** The form of all hearts of a page, in the market's frame. */
export const heartsFormId = 'hearts'

/**
 * The one form that the hearts of a page belong to, so that a card adds only its button, and the place where the page's script says what was
 * done.
 */
export function HeartsForm() {
  const t = useText('shop').products
  const to = usePathTo()
  const { pathname, search } = useLocation()
  return (
    <>
      <form id={heartsFormId} method="post" action={to('/account/favourites')} hidden>
        <input type="hidden" name="kind" value="products" />
        <input type="hidden" name="back" value={pathname + search} />
      </form>
      <VisuallyHidden aria-live="polite" data-hearts data-kept={t.added} data-dropped={t.dropped} />
    </>
  )
}
