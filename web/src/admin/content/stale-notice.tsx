import { Alert } from '@mantine/core'
import type { EditedPage } from '@rahba/contract/content/pages'
import type { PageDraft } from '@rahba/contract/content/pages.schemas'
import type { Locale } from '@rahba/contract/kernel/locale'
import { IconAlertTriangle } from '@tabler/icons-react'
import { findStaleSide } from '../../kit/inputs/bilingual/find-stale-side.ts'
import { useText } from '../../text/use-text.ts'

interface StaleText {
  field: 'title' | 'body'
  /** The language that was left as it is. */
  side: Locale
}

const fields = ['title', 'body'] as const

/** Returns the texts of a page of which only one language changed since the published version. */
export function findStaleTexts({ published }: Pick<EditedPage, 'published'>, draft: Pick<PageDraft, 'title' | 'body'>): StaleText[] {
  if (!published) return []
  return fields.flatMap((field) => {
    const side = findStaleSide(published[field], draft[field])
    return side ? [{ field, side }] : []
  })
}

/** Warns before publishing that one language of the page was left as it is; nothing if both changed or neither did. */
export function StaleTextsNotice({ page, body }: { page: EditedPage; body: PageDraft }) {
  const t = useText('admin/content').page
  const stale = findStaleTexts(page, body)
  if (stale.length === 0) return null
  return (
    <Alert color="saffron" icon={<IconAlertTriangle size={18} aria-hidden="true" />}>
      {stale.map(({ field, side }) => (
        <div key={field}>{t.staleText[field][side]}</div>
      ))}
      {t.staleHint}
    </Alert>
  )
}
