import { Alert } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { PreviewDay } from '../../content/preview-day.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { useText } from '../../text/use-text.ts'

interface PreviewNoteProps {
  /** The day whose ads are shown. */
  day: string
  keep: Readonly<Record<string, string>>
}

/** Says that the page is a preview, with the way to another day and back to the office. */
export function PreviewNote({ day, keep }: PreviewNoteProps) {
  const t = useText('market').preview
  return (
    <Alert color="saffron" icon={<IconEye size={20} aria-hidden="true" />} title={t.title} my="md" role="note">
      {t.body} <LocalLink to="/dashboard/sections">{t.sections}</LocalLink>
      <PreviewDay day={day} keep={keep} />
    </Alert>
  )
}
