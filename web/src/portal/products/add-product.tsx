import { IconPlus } from '@tabler/icons-react'
import { BlockedButton } from '../../kit/feedback/blocked-button.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { useText } from '../../text/use-text.ts'
import { useProductsStopped } from '../layout/use-products-stopped.ts'

/** Leads to the form of a new product, or says why there can be none now. */
export function AddProduct() {
  const { create } = useText('portal/products')
  const stopped = useProductsStopped()
  const icon = <IconPlus size={16} aria-hidden="true" />
  if (stopped) {
    return (
      <BlockedButton why={stopped} leftSection={icon}>
        {create}
      </BlockedButton>
    )
  }
  return (
    <LinkButton to="/store/products/create" leftSection={icon}>
      {create}
    </LinkButton>
  )
}
