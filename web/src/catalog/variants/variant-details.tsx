import { Button, Group, Stack, Text } from '@mantine/core'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { useState } from 'react'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { Form } from '../../kit/form/form.tsx'
import { IntegerInput, MoneyInput } from '../../kit/inputs/number-inputs.tsx'
import { CodeTextInput, FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { RowErrors } from './located-errors.ts'
import type { VariantValues } from './matrix.ts'
import { useBarcodeWarning } from './use-barcode-warning.ts'

interface VariantDetailsProps {
  row: VariantValues
  title: string
  errors: RowErrors | null
  onApply: (row: VariantValues) => void
  onClose: () => void
}

/** All cells of a variant in a small window, on phones, where a row of the sheet has no room. */
export function VariantDetails({ row: first, title, errors, onApply, onClose }: VariantDetailsProps) {
  const t = useText('variants').sheet
  const { form } = useText('kit')
  const common = useText('common')
  const locale = useLocale()
  const [row, setRow] = useState(first)
  const warning = useBarcodeWarning(row.barcode)
  const field = <Key extends keyof VariantValues & keyof typeof productLabels>(key: Key) => ({
    label: productLabels[key][locale],
    value: row[key],
    // The error is about the value that was saved, and not about the one that is typed now.
    error: row[key] === first[key] ? errors?.[key as keyof RowErrors] : undefined,
    onChange: (value: VariantValues[Key]) => setRow((current) => ({ ...current, [key]: value })),
  })
  const code = (key: 'sku' | 'barcode') => ({
    ...field(key),
    onChange: (text: string | null | undefined) => setRow((current) => ({ ...current, [key]: text?.trim() || null })),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      styles={{ title: { fontWeight: 600 } }}
      closeButtonProps={{ 'aria-label': common.actions.close }}
    >
      <Form
        aria-label={title}
        onSubmit={(event) => {
          // The window is inside the form of the product, which must not be saved by it.
          event.stopPropagation()
          onApply({ ...row, quantity: row.quantity ?? 0 })
          onClose()
        }}
      >
        <Stack gap="sm">
          <CodeTextInput {...code('sku')} />
          <CodeTextInput
            {...code('barcode')}
            description={
              warning && (
                <Text component="span" size="xs" c="orange.9">
                  {warning}
                </Text>
              )
            }
          />
          <MoneyInput {...field('price')} />
          <MoneyInput {...field('price_after_discount')} />
          <IntegerInput {...field('quantity')} />
          <IntegerInput {...field('weight')} />
          <FlagInput label={t.offered} value={row.active} onChange={(active) => setRow((current) => ({ ...current, active }))} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {form.cancel(t.apply)}
            </Button>
            <Button type="submit">{t.apply}</Button>
          </Group>
        </Stack>
      </Form>
    </Dialog>
  )
}
