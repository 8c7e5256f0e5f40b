import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { IconExternalLink } from '@tabler/icons-react'
import { LinkButton } from '../kit/nav/link-button.tsx'
import { useText } from '../text/use-text.ts'
import { shopPath } from './shop-path.ts'

/** The link to a product's page in the shop, once shoppers see it. */
export function ShopLink({ product }: { product: ProductDetail }) {
  const t = useText('catalog')
  const path = shopPath(product, product.store)
  if (!path) return null
  return (
    <LinkButton
      to={path}
      target="_blank"
      variant="default"
      leftSection={<IconExternalLink size={16} className="mirrored" aria-hidden="true" />}
    >
      {t.visit}
    </LinkButton>
  )
}
