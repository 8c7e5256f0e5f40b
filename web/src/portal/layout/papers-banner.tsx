import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { IconFileAlert } from '@tabler/icons-react'
import { LocalLink } from '../../kit/nav/link.tsx'
import { paperRestrictionText } from '../../stores/paper-restriction-text.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './banners.module.css'
import { profilePages } from './profile-steps.ts'

/** The effect of an expired paper, its start, and what to do. */
export function PapersBanner({ store }: { store: StoreProfile }) {
  const t = useText('store-papers')
  const locale = useLocale()
  const text = paperRestrictionText(store, t, locale)
  const open = store.lapsed_papers.filter((kind) => store.documents.find((paper) => paper.kind === kind)?.status !== 'pending')
  return (
    text && (
      <p className={classes.banner} data-tone={store.paper_restriction ? 'bad' : undefined} role="status">
        <IconFileAlert size={18} stroke={1.6} aria-hidden="true" />
        <span>
          {text} {open.length === 0 ? t.waiting : t.uploadHint}{' '}
          {open.length > 0 && <LocalLink to={profilePages.data}>{t.upload}</LocalLink>}
        </span>
      </p>
    )
  )
}
