import { Alert } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { LocalLink } from '../kit/nav/link.tsx'
import { useText } from '../text/use-text.ts'
import { PreviewDay } from './preview-day.tsx'

/** Says that the ads of the page are a preview of a day, with the way to another day and back to the office. */
export function AdsPreviewNote({ day }: { day: string }) {
  const t = useText('articles').adsPreview
  return (
    <Alert color="saffron" icon={<IconEye size={20} aria-hidden="true" />} title={t.title} my="md" role="note">
      {t.body} <LocalLink to="/dashboard/slides">{t.back}</LocalLink>
      <PreviewDay day={day} />
    </Alert>
  )
}
