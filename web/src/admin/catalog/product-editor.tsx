import { Alert, Stack } from '@mantine/core'
import * as calls from '@rahba/contract/catalog/products/admin-products.calls'
import type { ProductChoices, ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconClock } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../api/queries.ts'
import classes from '../../catalog/catalog.module.css'
import { ProductFields } from '../../catalog/product-fields.tsx'
import { type ProductValues, toPreview, toValues, withOwn } from '../../catalog/product-form.ts'
import { ProductPreview } from '../../catalog/product-preview.tsx'
import { ProductState } from '../../catalog/product-state.tsx'
import { useProductForm } from '../../catalog/use-product-form.ts'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

const changed = [calls.listAdminProducts, calls.countAdminProducts, calls.readAdminProduct]

// Few products are edited by two people at once.
const ChangesSince = lazy(() => import('./changes-since.tsx'))

interface ProductEditorProps {
  product: ProductDetail | null
  choices: ProductChoices
  reload: () => Promise<ProductDetail | undefined>
  /** Before the fields: the choice of the store. */
  above?: ReactNode
}

/** An admin's form of a store's product. A new one becomes a draft of the store; a changed one keeps its state. */
export function ProductEditor({ product, choices, reload, above }: ProductEditorProps) {
  const t = useText('admin/products')
  const catalog = useText('catalog')
  const locale = useLocale()
  const navigate = useNavigate()
  const local = useLocalPath()
  // An administrator edits the live product: the form shows no pending change of the store.
  const { form, stale, save } = useProductForm({
    product,
    initial: toValues(product),
    toFormValues: toValues,
    getShownChanges: () => [],
    reload,
  })
  const { opened } = stale
  const done = ({ id }: ProductDetail) => {
    form.markSaved()
    void navigate(local(`/dashboard/products/${id}`))
  }
  const shared = { invalidates: changed, onDone: done, onFailed: form.showErrors, silent: true }
  const adding = useSend(calls.createAdminProduct, { ...shared, message: t.created })
  const changing = useSend(calls.updateAdminProduct, { ...shared, message: t.saved, headers: stale.headers })
  const { pending, error } = opened ? changing : adding

  const saving = (values?: ProductValues) =>
    save(
      {
        add: (body) => adding.send({ body: { ...body, store_id: choices.store.id } }),
        change: (id, body) => changing.send({ params: { id }, body }),
      },
      values,
    )
  const notice = stale.getNotice(changing, (values) => saving(values)(), {
    body: catalog.staleBody,
    children: opened && (
      <Suspense>
        <ChangesSince id={opened.id} since={opened.updated_at} />
      </Suspense>
    ),
  })
  return (
    <FormShell
      title={opened ? t.edit : t.create}
      breadcrumbs={[
        { label: t.title, to: '/dashboard/products' },
        ...(opened ? [{ label: inLocale(opened.name, locale), to: `/dashboard/products/${opened.id}` as const }] : []),
      ]}
      mark={opened && <ProductState product={opened} />}
      form={form}
      onSubmit={saving()}
      pending={pending}
      submitError={notice ? null : error}
      saveLabel={t.save}
      cancelTo={opened ? `/dashboard/products/${opened.id}` : '/dashboard/products'}
      notice={
        notice ??
        (opened?.edit === 'pending' && (
          <Alert color="saffron" variant="light" icon={<IconClock size={18} />}>
            {t.changes.inForm}
          </Alert>
        ))
      }
    >
      <div className={classes.two}>
        <Stack gap="md" miw={0}>
          {above}
          <ProductFields form={form} choices={withOwn(choices, opened)} product={opened} />
        </Stack>
        <div className={classes.aside}>
          <ProductPreview product={toPreview(form.values)} store={choices.store.name} />
        </div>
      </div>
    </FormShell>
  )
}
