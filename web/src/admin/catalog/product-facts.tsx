import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core'
import { additionalFieldKindLabels } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import { offerName, offerStates } from '@rahba/contract/catalog/offers/offer-types'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { comma, inLocale, locales } from '@rahba/contract/kernel/locale'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { IconFileText } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { countryName } from '../../catalog/countries.ts'
import { StockCount } from '../../catalog/stock-count.tsx'
import { Code, Localized, Ltr, UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { Money } from '../../kit/show/money.tsx'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { paperUrl } from '../../kit/show/paper-url.ts'
import { Picture } from '../../kit/show/picture.tsx'
import { PropertyList } from '../../kit/show/property-list.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './catalog.module.css'

interface Shown {
  product: ProductDetail
}

/** The product's pictures, each of which opens in full size. */
export function Pictures({ product }: Shown) {
  const t = useText('admin/products')
  const { pictures } = useText('catalog')
  return (
    <Panel title={t.pictures}>
      {product.images.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.noPictures}
        </Text>
      ) : (
        <div className={classes.gallery}>
          {product.images.map((id, index) => (
            <a key={id} href={pictureUrl(id, 1280)} target="_blank" rel="noreferrer">
              <Picture id={id} alt={pictures.alt(index + 1)} width={160} height={160} />
            </a>
          ))}
        </div>
      )}
    </Panel>
  )
}

/** The facts that the product states. */
export function Facts({ product }: Shown) {
  const t = useText('admin/products')
  const locale = useLocale()
  const label = (key: keyof typeof productLabels) => productLabels[key][locale]
  // With options, the codes are the variants'.
  const isPlain = product.axes.length === 0
  const number = (value: number | null) => value !== null && <Ltr>{formatNumber(value, locale)}</Ltr>
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          {
            label: t.store,
            value: (
              <Anchor inherit renderRoot={(root) => <LocalLink to={`/dashboard/stores/${product.store.id}`} {...root} />}>
                {inLocale(product.store.name, locale)}
              </Anchor>
            ),
          },
          { label: label('price'), value: <Money value={product.price} /> },
          product.price_after_discount !== null && {
            label: label('price_after_discount'),
            value: <Money value={product.price_after_discount} />,
          },
          product.offers.length > 0 && {
            label: t.offers,
            value: product.offers.map((offer) => (
              <div key={offer.id}>
                <MoneyInText>{offerName(offer, locale)}</MoneyInText> · <DateTime value={offer.start_date} style="date" /> –{' '}
                <DateTime value={offer.end_date} style="date" /> · {offerStates[offer.state][locale]}
              </div>
            )),
          },
          { label: label('quantity'), value: <StockCount quantity={product.quantity} /> },
          { label: label('sales'), value: number(product.sales) },
          { label: label('category_id'), value: product.category && <Localized text={product.category.title} /> },
          { label: label('subcategory_id'), value: product.subcategory && <Localized text={product.subcategory.title} /> },
          { label: label('shelf_id'), value: product.shelf && <Localized text={product.shelf.title} /> },
          isPlain && { label: label('sku'), value: product.sku && <Code>{product.sku}</Code> },
          isPlain && { label: label('barcode'), value: product.barcode && <Code>{product.barcode}</Code> },
          { label: label('brand'), value: product.brand && <UserText>{product.brand}</UserText> },
          { label: label('made_in'), value: product.made_in && countryName(product.made_in)[locale] },
          { label: label('weight'), value: number(product.weight) || null },
          { label: label('max_purchase_quantity'), value: number(product.max_purchase_quantity) || null },
          {
            label: label('tags'),
            value: product.tags.length > 0 && <UserText>{product.tags.join(comma[locale])}</UserText>,
          },
          { label: commonLabels.created_at[locale], value: <DateTime value={product.created_at} /> },
          { label: commonLabels.updated_at[locale], value: <DateTime value={product.updated_at} /> },
        ].map((item) => item && { ...item, value: item.value || null })}
      />
    </Panel>
  )
}

/** Both languages side by side, as they were written. The server has cleaned the HTML, on write and again on read. */
export function Description({ product }: Shown) {
  const t = useText('admin/products')
  return (
    <Panel title={t.description}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {locales.map((side) => (
          <div key={side}>
            <Text size="xs" c="dimmed">
              {side === 'ar' ? t.arabic : t.english}
            </Text>
            <Text fw={600} dir={side === 'ar' ? 'rtl' : 'ltr'} lang={side} mb={4}>
              {product.name[side]}
            </Text>
            <div
              className={classes.rich}
              dir={side === 'ar' ? 'rtl' : 'ltr'}
              lang={side}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server's one sanitiser, on write and on read
              dangerouslySetInnerHTML={{ __html: product.description[side] }}
            />
          </div>
        ))}
      </SimpleGrid>
    </Panel>
  )
}

/** The fields the shopper fills in, with the options' prices. */
export function FieldList({ product }: Shown) {
  const t = useText('admin/products')
  const { required, optional } = useText('catalog')
  const locale = useLocale()
  return (
    <Panel title={t.fields}>
      {product.additional_fields.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.noFields}
        </Text>
      ) : (
        <Stack gap="md">
          {product.additional_fields.map((field) => (
            <div key={field.id}>
              <Text size="sm" fw={600} component="div">
                <Localized text={field.name} />
              </Text>
              <Text size="xs" c="dimmed" mb={4}>
                {additionalFieldKindLabels[field.kind][locale]} · {field.is_required ? required : optional}
              </Text>
              {field.options.length > 0 && (
                <ul className={classes.options}>
                  {field.options.map((option) => (
                    <li key={option.id}>
                      <Localized text={option.name} />
                      <Money value={option.price} signed />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </Stack>
      )}
    </Panel>
  )
}

/** Papers the store attached for the review; reading one is recorded. */
export function Papers({ product }: Shown) {
  const t = useText('admin/products')
  const { pathname } = useLocation()
  if (product.attachments.length === 0) return null
  return (
    <Panel title={t.attachments}>
      <Stack gap="xs">
        {product.attachments.map((paper) => (
          <Anchor key={paper.id} size="sm" href={paperUrl(paper.id, pathname)} target="_blank" rel="noreferrer">
            <IconFileText size={16} stroke={1.5} aria-hidden="true" style={{ verticalAlign: 'text-bottom', marginInlineEnd: 6 }} />
            <UserText>{paper.name}</UserText>
          </Anchor>
        ))}
      </Stack>
    </Panel>
  )
}
