import { Group, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Bilingual, inLocale } from '@rahba/contract/kernel/locale'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { ProductName } from './product-name.tsx'

/** The typed text of a search for products, and its query: `q` once typing pauses. */
export function useProductSearch() {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  return { typed, setTyped, query: q ? { q } : {} }
}

interface ProductSearchProps<Product> {
  label: string
  placeholder: string
  disabled: boolean
  error?: ReactNode
  maw?: number
  search: ReturnType<typeof useProductSearch>
  /** The products that were found and not picked yet. */
  offered: readonly Product[]
  searching: boolean
  onPick: (product: Product) => void
  /** Stands at the end of a product's line. */
  beside?: (product: Product) => ReactNode
}

/** Products found by their names, to be added one by one to those that are picked. */
export function ProductSearch<Product extends { id: string; name: Bilingual; image: string | null }>({
  search: { typed, setTyped },
  offered,
  searching,
  onPick,
  beside,
  ...rest
}: ProductSearchProps<Product>) {
  const { form } = useText('kit')
  const locale = useLocale()
  return (
    <Select
      {...rest}
      data={offered.map(({ id, name }) => ({ value: id, label: inLocale(name, locale) }))}
      value={null}
      onChange={(id) => {
        const product = offered.find((one) => one.id === id)
        if (product) onPick(product)
        setTyped('')
      }}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has already searched, in both languages.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const product = offered.find(({ id }) => id === option.value)
        if (!product) return option.label
        if (!beside) return <ProductName product={product} />
        return (
          <Group justify="space-between" wrap="nowrap" style={{ flex: 1 }}>
            <ProductName product={product} />
            {beside(product)}
          </Group>
        )
      }}
      nothingFoundMessage={searching ? form.searching : form.noOptions}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
