import { maxItems, type SectionKind, sectionKinds } from '@rahba/contract/catalog/sections/section-kinds'
import type { SectionRow, sections } from '@rahba/contract/catalog/sections/sections.schemas'
import { FormSection } from '../../kit/form/fields.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { IntegerInput, type NumberValue } from '../../kit/inputs/number-inputs.tsx'
import { ReferenceInput } from '../../kit/inputs/references/reference-input.tsx'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { type FormBodyProps, resourceForm } from '../../resource/form-overrides.ts'
import { useText } from '../../text/use-text.ts'
import { PickedProducts } from './picked-products.tsx'
import { SectionPreview } from './section-preview.tsx'

function SectionForm({ form, row }: FormBodyProps) {
  const t = useText('admin/sections')
  // The form's values are untyped; these are the ones that the resource's body schema names.
  const kind = form.values.kind as SectionKind | null
  const products = form.at('products', form.values.products as string[])
  const section = row as SectionRow | null
  return (
    <>
      <FormSection cols={2}>
        <div style={{ gridColumn: '1 / -1' }}>
          <BilingualInput {...form.bilingual('name')} maxLength={80} />
        </div>
        <ChoiceInput {...form.at('kind', kind)} choices={sectionKinds} {...(kind ? { description: t.hints[kind] } : {})} />
        <IntegerInput {...form.at('items', form.values.items as NumberValue)} description={t.itemsHint} />
        {kind === 'category' && (
          <ReferenceInput
            {...form.at('category_id', form.values.category_id as string | null)}
            required
            to="/admin/categories"
            known={section?.category ?? null}
          />
        )}
        <div style={{ gridColumn: '1 / -1' }}>
          <FlagInput {...form.at('active', form.values.active as boolean)} />
        </div>
        <div>
          <SectionPreview form={form} id={section?.id ?? null} />
        </div>
      </FormSection>
      {kind === 'products' && (
        <Panel title={t.picked}>
          <PickedProducts
            value={products.value}
            onChange={products.onChange}
            error={products.error}
            items={Number(form.values.items) || maxItems}
          />
        </Panel>
      )}
    </>
  )
}

/** Sections: a form whose inputs follow what is chosen to be shown. */
export default resourceForm<typeof sections>({
  initial: (row) => ({ products: (row as SectionRow | null)?.products ?? [], items: row?.items ?? 12 }),
  Form: SectionForm,
})
