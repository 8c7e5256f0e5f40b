import { previewSlides } from '@rahba/contract/content/slide-preview.calls'
import { IconEye } from '@tabler/icons-react'
import { useCall } from '../../api/queries.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { useText } from '../../text/use-text.ts'

const pages = { landing: '/?ads#ads', shoppers: '/market?ads' } as const

/** Opens a page with its ads as they will be, if any is placed there. The store portal has no preview: its ads are seen in their form. */
function PagePreview({ placement }: { placement: keyof typeof pages }) {
  const t = useText('admin/content').slidePreview
  const { data = [] } = useCall(previewSlides, { query: { placement } }, { silent: true })
  if (data.length === 0) return null
  return (
    <LinkButton to={pages[placement]} target="_blank" variant="default" leftSection={<IconEye size={16} aria-hidden="true" />}>
      {t.pages[placement]}
    </LinkButton>
  )
}

/** The pages that show ads, each with its preview. */
export const SlidePages = () => (
  <>
    <PagePreview placement="landing" />
    <PagePreview placement="shoppers" />
  </>
)
