import { Autocomplete, Stack, TagsInput, Text } from '@mantine/core'
import type { ProductChoices, ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { type ReactNode, useState } from 'react'
import { FormSection } from '../kit/form/fields.tsx'
import { BilingualInput } from '../kit/inputs/bilingual/bilingual-input.tsx'
import type { Suggest } from '../kit/inputs/bilingual/side-suggestion.tsx'
import { ChoiceInput } from '../kit/inputs/choice-input.tsx'
import { IntegerInput, MoneyInput } from '../kit/inputs/number-inputs.tsx'
import { CodeTextInput } from '../kit/inputs/text-inputs.tsx'
import { useText } from '../text/use-text.ts'
import { AttachmentsInput } from './attachments-input.tsx'
import { countryChoices } from './countries.ts'
import { FieldsInput } from './fields-input.tsx'
import { ImagesInput } from './images-input.tsx'
import { hasVariants, knownPapers, type ProductForm } from './product-form.ts'
import { AddAxis } from './variants/add-axis.tsx'
import { blankAxis } from './variants/quick-names.ts'
import { useBarcodeWarning } from './variants/use-barcode-warning.ts'
import { VariantsEditor } from './variants/variants-editor.tsx'

const getChoices = (rows: readonly { id: string; name: Bilingual }[]) => Object.fromEntries(rows.map(({ id, name }) => [id, name]))

interface ProductFieldsProps {
  form: ProductForm
  /** Translations by machine, of plain and of formatted texts. */
  suggest?: Readonly<Record<'text' | 'html', Suggest>> | undefined
  choices: ProductChoices
  product: ProductDetail | null
  /** Makes a property type inline, on the surface that may. */
  addField?: ReactNode
  /** The content under the prices, such as the store's share of them. */
  underPrices?: ReactNode
}

/** The message of a list's field: its own, or that of any of its items. */
const getError = (form: ProductForm, key: string): ReactNode =>
  form.errors[key] ?? Object.entries(form.errors).find(([path]) => path.startsWith(`${key}.`))?.[1]

function Place({ form, choices }: Pick<ProductFieldsProps, 'form' | 'choices'>) {
  const t = useText('catalog')
  const { category_id } = form.values
  const below = choices.subcategories.filter((row) => row.category_id === category_id)
  const category = form.field('category_id')
  return (
    <FormSection title={t.sections.place} cols={3}>
      <div data-field="category_id">
        <ChoiceInput
          {...category}
          required={false}
          choices={getChoices(choices.categories)}
          onChange={(id) => {
            category.onChange(id)
            form.set('subcategory_id', null)
          }}
        />
      </div>
      <ChoiceInput {...form.field('subcategory_id')} required={false} choices={getChoices(below)} disabled={below.length === 0} />
      <ChoiceInput {...form.field('shelf_id')} required={false} choices={getChoices(choices.shelves)} placeholder={t.noShelf} />
    </FormSection>
  )
}

function Pricing({ form, choices, underPrices }: Pick<ProductFieldsProps, 'form' | 'choices' | 'underPrices'>) {
  const t = useText('catalog')
  const isMatrix = hasVariants(form.values)
  return (
    <FormSection title={t.sections.pricing} cols={2}>
      <MoneyInput {...form.field('price')} {...(isMatrix ? { description: t.hints.variantsPrice } : {})} />
      <MoneyInput {...form.field('price_after_discount')} description={t.hints.discount} />
      {underPrices}
      {!isMatrix && <IntegerInput {...form.field('quantity')} description={choices.branches > 1 ? t.hints.branches : t.hints.quantity} />}
      <IntegerInput {...form.field('max_purchase_quantity')} description={t.hints.maxPurchase} />
    </FormSection>
  )
}

/** The options of a product, in the editor that loads with the first of them. It stays when they are gone, so that this can be undone. */
function Options({ form, product, branches }: Pick<ProductFieldsProps, 'form' | 'product'> & { branches: number }) {
  const t = useText('catalog')
  const { axes } = form.values
  const [isOpen, setOpen] = useState(axes.length > 0)
  if (axes.length > 0 && !isOpen) setOpen(true)
  if (isOpen)
    return (
      <Stack gap="md" data-field="axes">
        <VariantsEditor
          key={product?.updated_at ?? ''}
          form={form}
          openPieces={product?.open_pieces ?? {}}
          {...(branches > 1 ? { hint: t.hints.variantBranches } : {})}
        />
      </Stack>
    )
  return (
    <FormSection title={t.sections.options}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t.hints.options}
        </Text>
        <AddAxis usedNames={[]} add={(name) => form.set('axes', [blankAxis(name)])} />
      </Stack>
    </FormSection>
  )
}

function Details({ form, choices }: Pick<ProductFieldsProps, 'form' | 'choices'>) {
  const t = useText('catalog')
  const { value: brand, onChange: setBrand, ...brandProps } = form.field('brand')
  const warning = useBarcodeWarning(form.values.barcode)
  const isMatrix = hasVariants(form.values)
  const { value: tags, onChange: setTags, required: _, ...tagsProps } = form.field('tags')
  return (
    <FormSection title={t.sections.details} cols={2}>
      <Autocomplete
        {...brandProps}
        data={choices.brands}
        value={brand ?? ''}
        onChange={(text) => setBrand(text || null)}
        dir={brand ? 'auto' : undefined}
      />
      <ChoiceInput {...form.field('made_in')} required={false} choices={countryChoices} />
      <IntegerInput {...form.field('weight')} description={t.hints.weight} />
      {!isMatrix && (
        <>
          <CodeTextInput {...form.field('sku')} />
          <CodeTextInput {...form.field('barcode')} {...(warning ? { description: warning } : {})} />
        </>
      )}
      <TagsInput
        {...tagsProps}
        data={choices.tags}
        value={tags}
        onChange={setTags}
        placeholder={tags.length === 0 ? t.hints.tags : ''}
        error={getError(form, 'tags')}
        maxTags={20}
      />
    </FormSection>
  )
}

/** Every field of a product, in the order a merchant thinks of them. */
export function ProductFields({ form, choices, product, addField, underPrices, suggest }: ProductFieldsProps) {
  const t = useText('catalog')
  return (
    <>
      <FormSection title={t.sections.basics}>
        <BilingualInput {...form.bilingual('name')} maxLength={150} suggest={suggest?.text} />
        <div data-field="description">
          <BilingualInput {...form.bilingual('description')} required={false} of="rich_text" suggest={suggest?.html} />
        </div>
      </FormSection>
      <FormSection title={t.sections.pictures}>
        <div data-field="images">
          <ImagesInput value={form.values.images} onChange={(ids) => form.set('images', ids)} error={getError(form, 'images')} />
        </div>
      </FormSection>
      <Pricing form={form} choices={choices} underPrices={underPrices} />
      <Options form={form} product={product} branches={choices.branches} />
      <Place form={form} choices={choices} />
      <FormSection title={t.sections.fields}>
        <FieldsInput
          value={form.values.additional_fields}
          onChange={(ids) => form.set('additional_fields', ids)}
          fields={choices.additional_fields}
          add={addField}
        />
      </FormSection>
      <Details form={form} choices={choices} />
      <FormSection title={t.sections.attachments}>
        <AttachmentsInput
          value={form.values.attachments}
          known={knownPapers(product)}
          onChange={(ids) => form.set('attachments', ids)}
          error={getError(form, 'attachments')}
        />
      </FormSection>
    </>
  )
}
