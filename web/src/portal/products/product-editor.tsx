import { Alert, Button, Stack, Text } from '@mantine/core'
import { productActions } from '@rahba/contract/catalog/products/product-actions'
import type { ProductChoices, ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { missingForReview } from '@rahba/contract/catalog/products/why-not-sellable'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconCopy, IconFileAlert, IconSend } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useUploading } from '../../api/upload.ts'
import classes from '../../catalog/catalog.module.css'
import { Diagnosis } from '../../catalog/diagnosis.tsx'
import { EditMark } from '../../catalog/edit-mark.tsx'
import { ProductFields } from '../../catalog/product-fields.tsx'
import { getStock, toPreview, withOwn } from '../../catalog/product-form.ts'
import { ProductPreview } from '../../catalog/product-preview.tsx'
import { ProductState } from '../../catalog/product-state.tsx'
import { ShopLink } from '../../catalog/shop-link.tsx'
import { BlockedButton } from '../../kit/feedback/blocked-button.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { useProductsStop, useProductsStopped } from '../layout/use-products-stopped.ts'
import { StaleTexts } from '../translations/stale-texts.tsx'
import { copyPath } from './copy-path.ts'
import { NewFieldButton } from './new-field-button.tsx'
import { OpenEdit } from './open-edit.tsx'
import { SaleBreakdown } from './sale-breakdown.tsx'
import { useProductSaving } from './use-product-saving.ts'
import { useSuggest } from './use-suggest.ts'

const ChangesSince = lazy(() => import('../history/changes-since.tsx'))

interface ProductEditorProps {
  product: ProductDetail | null
  /** The product that a new one is copied from. */
  copied?: ProductDetail | null
  choices: ProductChoices
  reload: () => Promise<ProductDetail | undefined>
}

const pages = {
  store_profile: '/store/profile/store_info',
  store_hours: '/store/profile/hours',
  support: '/store/pages/contact-us',
  list: '/store/products?status=hidden',
} as const

/** Moves to the control that fixes a blocker: a field of the form, by name or position, or the switch that opens the store. */
function goTo(field: string) {
  const inForm = `form [name="${field}"], form [data-field="${field}"] :is([contenteditable="true"], input, button)`
  const found = document.querySelector<HTMLElement>(field === 'store_switch' ? 'header [role="switch"]' : inForm)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}

/** The links from a product to its page in the shop and to a copy of it. */
function WaysOn({ product }: { product: ProductDetail }) {
  const t = useText('portal/products')
  const stopped = useProductsStopped()
  const look = { variant: 'default', leftSection: <IconCopy size={16} aria-hidden="true" /> } as const
  return (
    <>
      <ShopLink product={product} />
      {stopped ? (
        <BlockedButton why={stopped} {...look}>
          {t.copy.action}
        </BlockedButton>
      ) : (
        <LinkButton to={copyPath(product.id)} {...look}>
          {t.copy.action}
        </LinkButton>
      )}
    </>
  )
}

/** The page a product is written on: its fields, with the preview and the blockers beside them. */
export function ProductEditor({ product, copied = null, choices, reload }: ProductEditorProps) {
  const t = useText('portal/products')
  const catalog = useText('catalog')
  const locale = useLocale()
  const uploading = useUploading()
  const suggest = useSuggest(choices.machine_translation)
  const stop = useProductsStop()
  const { agreementLink } = useText('portal/layout').banners
  const { form, opened, restoreLiveValues, restoreRejected, save, error, pending, sending, staleNotice } = useProductSaving(
    product,
    reload,
    copied,
  )
  const status = opened?.status ?? 'draft'
  const now = { ...form.values, status, quantity: getStock(form.values), images: form.values.images.length }
  const lacks = missingForReview(now).length > 0
  const stale = staleNotice({
    body: catalog.staleBody,
    children: opened && (
      <Suspense>
        <ChangesSince entity="products" id={opened.id} since={opened.updated_at} />
      </Suspense>
    ),
  })
  return (
    <FormShell
      title={opened ? t.edit : t.create}
      breadcrumbs={[{ label: t.title, to: '/store/products' }]}
      mark={
        opened && (
          <>
            <ProductState product={opened} />
            <EditMark edit={opened.edit} />
          </>
        )
      }
      {...(opened ? { actions: <WaysOn product={opened} /> } : {})}
      form={form}
      onSubmit={(event) => save(false)(event)}
      pending={pending}
      submitError={stale ? null : error}
      saveLabel={status === 'draft' ? t.saveDraft : t.saveChanges}
      cancelTo="/store/products"
      notice={
        <>
          {stop && !opened && (
            <Alert color="red" variant="light" icon={<IconFileAlert size={18} />}>
              {stop.why} <LocalLink to={stop.to}>{stop.to === '/store/agreement' ? agreementLink : t.uploadPaper}</LocalLink>
            </Alert>
          )}
          {copied && !opened && (
            <Alert color="gray" icon={<IconCopy size={18} />}>
              {t.copy.notice(inLocale(copied.name, locale))}
            </Alert>
          )}
          {stale}
          {opened && opened.changes.length > 0 && <OpenEdit product={opened} use={restoreRejected} onChanged={restoreLiveValues} />}
        </>
      }
    >
      <div className={classes.two}>
        <Stack gap="md" miw={0}>
          <StaleTexts kind="products" record={opened}>
            <ProductFields
              form={form}
              choices={withOwn(choices, opened ?? copied)}
              suggest={suggest}
              product={opened}
              underPrices={<SaleBreakdown price={form.values.price} discounted={form.values.price_after_discount} />}
              addField={<NewFieldButton onAdded={(id) => form.set('additional_fields', [...form.values.additional_fields, id])} />}
            />
          </StaleTexts>
        </Stack>
        <div className={classes.aside}>
          <ProductPreview product={toPreview(form.values)} store={choices.store.name} />
          <Diagnosis product={now} store={choices.store} reason={opened?.status_reason ?? null} pages={pages} goTo={goTo} />
          {isAllowed(productActions, 'submit', status) && (
            <Stack gap={4}>
              <Button
                variant="light"
                fullWidth
                leftSection={<IconSend size={16} className="mirrored" aria-hidden="true" />}
                disabled={lacks || uploading || stop !== null}
                loading={pending && sending}
                onClick={() => save(true)()}
              >
                {t.send}
              </Button>
              {(stop || lacks) && (
                <Text size="xs" c="dimmed">
                  {stop?.why ?? t.sendHint}
                </Text>
              )}
            </Stack>
          )}
        </div>
      </div>
      {opened && <RecordHistory entity="products" id={opened.id} />}
    </FormShell>
  )
}
