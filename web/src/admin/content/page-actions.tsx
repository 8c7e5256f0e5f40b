import { Button } from '@mantine/core'
import { agreementSlug } from '@rahba/contract/agreement/agreement-rules'
import { pagePaths } from '@rahba/contract/content/page-paths'
import type { EditedPage } from '@rahba/contract/content/pages'
import { IconExternalLink } from '@tabler/icons-react'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { pathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

interface PageActionsProps {
  page: EditedPage
  mayUpdate: boolean
  /** Saves what was typed. Returns whether the saved draft is what the form shows. */
  saveForPreview: () => Promise<boolean>
}

/** The ways from a page's editor to the page itself, to who accepted the agreement, and to the draft as readers would see it. */
export function PageActions({ page, mayUpdate, saveForPreview }: PageActionsProps) {
  const t = useText('admin/content').page
  const { acceptances } = useText('admin/agreement')
  const address = pathTo(useLocale(), pagePaths[page.slug])
  const preview = async () => {
    if (await saveForPreview()) window.open(`${address}?preview=1`, '_blank', 'noreferrer')
  }
  return (
    <>
      {page.published && (
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          leftSection={<IconExternalLink size={16} className="mirrored" />}
        >
          {t.openPublic}
        </Button>
      )}
      {page.slug === agreementSlug && (
        <LinkButton to="/dashboard/agreement" variant="subtle">
          {acceptances}
        </LinkButton>
      )}
      {mayUpdate && (
        <Button variant="default" onClick={() => void preview()}>
          {t.preview}
        </Button>
      )}
    </>
  )
}
