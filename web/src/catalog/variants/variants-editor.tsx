import { Text } from '@mantine/core'
import { useState } from 'react'
import { StaleFieldMark } from '../../kit/inputs/bilingual/stale-side.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import type { ProductForm } from '../product-form.ts'
import { AxesInput } from './axes-input.tsx'
import { PictureChoice, type Pictured } from './picture-choice.tsx'
import { useMatrix } from './use-matrix.ts'
import { useMatrixErrors } from './use-matrix-errors.ts'
import { VariantSheet } from './variant-sheet.tsx'

interface VariantsEditorProps {
  form: ProductForm
  /** The words that say what the stock of the sheet means. */
  hint?: string
  /** Pieces of saved variants in open orders, by the id of the variant. */
  openPieces: Readonly<Record<string, number>>
}

/** The options of a product, and below them the sheet of its variants. Products without options do not show it. */
export function VariantsEditor({ form, hint, openPieces }: VariantsEditorProps) {
  const t = useText('variants')
  const catalog = useText('catalog')
  const editing = useMatrix(form)
  const errors = useMatrixErrors(form)
  const [pictured, setPictured] = useState<Pictured | null>(null)
  const { images, price, price_after_discount, weight, quantity, sku, barcode } = form.values
  const { variants } = editing.matrix
  return (
    <>
      <Panel title={catalog.sections.options} actions={<StaleFieldMark field="axes" />}>
        <AxesInput
          editing={editing}
          plain={{ quantity: quantity ?? 0, sku, barcode }}
          errors={errors}
          openPieces={openPieces}
          choosePicture={setPictured}
        />
        {(form.errors.axes || (variants.length > 0 && form.errors.variants)) && (
          <Text size="sm" c="red" role="alert" mt="sm">
            {form.errors.axes ?? form.errors.variants}
          </Text>
        )}
      </Panel>
      {variants.length > 0 && (
        <Panel title={`${t.sheet.title} (${variants.length})`} flush>
          {hint && (
            <Text size="sm" c="dimmed" p="md">
              {hint}
            </Text>
          )}
          <VariantSheet
            editing={editing}
            images={images}
            product={{ price, price_after_discount, weight }}
            errors={errors}
            marks={form.marks}
            choosePicture={setPictured}
          />
        </Panel>
      )}
      <PictureChoice of={pictured} images={images} onClose={() => setPictured(null)} />
    </>
  )
}
