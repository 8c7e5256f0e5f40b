import { Alert, Group, Text } from '@mantine/core'
import { listStoreProducts } from '@rahba/contract/catalog/products/store-products.calls'
import { IconInfoCircle } from '@tabler/icons-react'
import { useCall } from '../../api/queries.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { useText } from '../../text/use-text.ts'
import { withoutPicturesPath } from '../products/without-pictures-path.ts'

/** Tells a merchant that drafts without pictures can't be sent for review, with the way to them, before they try it in vain. */
export function WithoutPictures() {
  const { withoutPictures: t } = useText('portal/imports')
  const { data } = useCall(listStoreProducts, { query: { status: 'draft', picture: 'missing', per_page: 1 } }, { silent: true })
  if (!data || data.meta.total === 0) return null
  return (
    <Alert variant="light" color="saffron" icon={<IconInfoCircle size={18} />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t.body(data.meta.total)}</Text>
        <LinkButton to={withoutPicturesPath} variant="default" size="sm">
          {t.action}
        </LinkButton>
      </Group>
    </Alert>
  )
}
