import { Button } from '@mantine/core'
import { createAdditionalField, listAdditionalFields } from '@rahba/contract/catalog/additional-fields/additional-fields.calls'
import { readStoreProductChoices } from '@rahba/contract/catalog/products/store-products.calls'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useInvalidate } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { useText } from '../../text/use-text.ts'
import { FieldFields, useFieldForm } from './field-form.tsx'

function NewFieldDialog({ onAdded, close }: { onAdded: (id: string) => void; close: () => void }) {
  const t = useText('portal/products')
  const form = useFieldForm(null)
  const invalidate = useInvalidate()
  const save = useFormSend(form, createAdditionalField, (body) => ({ body }), {
    onDone: async (field) => {
      // The choices are read first: a selected field missing from the list would not be shown.
      await invalidate([readStoreProductChoices, listAdditionalFields])
      onAdded(field.id)
      toast(t.fieldAdded)
      close()
    },
  })
  return (
    <FormDialog opened onClose={close} size="lg" title={t.field.create} {...save}>
      <FieldFields form={form} />
    </FormDialog>
  )
}

/** Makes a property type without leaving the product's form, and ticks it there. */
export function NewFieldButton({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useText('portal/products')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t.newField}
      </Button>
      {opened && <NewFieldDialog onAdded={onAdded} close={() => setOpened(false)} />}
    </>
  )
}
