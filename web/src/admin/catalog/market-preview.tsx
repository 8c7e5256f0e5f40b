import { IconEye } from '@tabler/icons-react'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { useText } from '../../text/use-text.ts'

/** Opens the market's home as it will be, with the saved sections and ads that shoppers don't see yet. */
export function MarketPreview() {
  const t = useText('admin/sections')
  return (
    <LinkButton to="/market?preview" target="_blank" variant="default" leftSection={<IconEye size={16} aria-hidden="true" />}>
      {t.preview}
    </LinkButton>
  )
}
