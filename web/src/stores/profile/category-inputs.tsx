import { Select } from '@mantine/core'
import { listSiteStoresCatgs, listStoreSubcategories } from '@rahba/contract/catalog/store-categories.calls'
import { inLocale } from '@rahba/contract/kernel/locale'
import { useCall } from '../../api/queries.ts'
import type { FieldProps } from '../../kit/form/use-contract-form.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

interface CategoryInputsProps {
  category: FieldProps<string | null>
  subcategory: FieldProps<string | null>
  /** Said in the second while the first is empty. */
  chooseFirst: string
}

/** The kind of store: a category, and one of its subcategories. */
export function CategoryInputs({ category, subcategory, chooseFirst }: CategoryInputsProps) {
  const { form: kit } = useText('kit')
  const locale = useLocale()
  const category_id = category.value
  const categories = useCall(listSiteStoresCatgs, {}, { staleTime: 600_000 })
  const subcategories = useCall(listStoreSubcategories, { query: { category_id } }, { enabled: category_id !== null, staleTime: 600_000 })
  const named = (rows: readonly { id: string; name: { ar: string; en: string } }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: inLocale(name, locale) }))
  const shared = { searchable: true, nothingFoundMessage: kit.noOptions, comboboxProps: { shadow: 'md' } } as const
  return (
    <>
      <Select
        {...category}
        {...shared}
        required
        placeholder={kit.chooseOne}
        data={named(categories.data)}
        onChange={(id) => {
          category.onChange(id)
          subcategory.onChange(null)
        }}
      />
      <Select
        {...subcategory}
        {...shared}
        clearable={!subcategory.required}
        clearButtonProps={{ 'aria-label': kit.clear }}
        disabled={category_id === null}
        placeholder={category_id === null ? chooseFirst : kit.chooseOne}
        data={category_id === null ? [] : named(subcategories.data?.filter((row) => row.category_id === category_id))}
      />
    </>
  )
}
