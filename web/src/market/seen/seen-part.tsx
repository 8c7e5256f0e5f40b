import { Button } from '@mantine/core'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { SectionHead } from '../section-head.tsx'
import classes from './seen-part.module.css'

export const seenListId = 'seen-list'

interface SeenPartProps {
  /** The product whose page this is: the script notes it and leaves it out. */
  product_id?: string
}

/** A place for what this browser has seen lately. The page's script fills it (`web/src/plain/seen.ts`); without scripts it stays hidden. */
export function SeenPart({ product_id }: SeenPartProps) {
  const t = useText('market').seen
  const to = usePathTo()
  return (
    <section data-seen={to('/market/seen')} data-list={seenListId} data-product={product_id} hidden>
      <div className={classes.head}>
        <SectionHead title={t.title} />
        <Button variant="subtle" size="compact-sm" data-clear-seen="">
          {t.clear}
        </Button>
      </div>
    </section>
  )
}
