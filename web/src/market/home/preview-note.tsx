import { Alert } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { LocalLink } from '../../kit/nav/link.tsx'
import { useText } from '../../text/use-text.ts'

/** Says that the page is a preview, with the way back to the office. */
export function PreviewNote() {
  const t = useText('market').preview
  return (
    <Alert color="saffron" icon={<IconEye size={20} aria-hidden="true" />} title={t.title} my="md" role="note">
      {t.body} <LocalLink to="/dashboard/sections">{t.sections}</LocalLink>
    </Alert>
  )
}
