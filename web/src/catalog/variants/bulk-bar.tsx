import { Button, Text } from '@mantine/core'
import { maxWeight, minWeight } from '@rahba/contract/catalog/products/product-limits'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { IntegerInput, MoneyInput, type NumberValue, RateInput } from '../../kit/inputs/number-inputs.tsx'
import { CodeTextInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { type BulkChange, changeMany, makeSkus } from './bulk-changes.ts'
import { getKey, type VariantValues } from './matrix.ts'
import type { MatrixEditing } from './use-matrix.ts'
import classes from './variants.module.css'

const kinds = [
  ...(['price_set', 'price_percent', 'reduced_set', 'reduced_clear', 'stock_set', 'stock_add'] as const),
  ...(['sku', 'barcode_clear', 'weight_set', 'active_on', 'active_off'] as const),
] as const
type Kind = (typeof kinds)[number]

const isWhole = (value: NumberValue, min: number): value is number => typeof value === 'number' && Number.isInteger(value) && value >= min

/** The change that the inputs say; null if the value is none for it. */
function readChange(kind: Kind, number: NumberValue, prefix: string): BulkChange | null {
  switch (kind) {
    case 'active_on':
    case 'active_off':
      return { kind: 'active', value: kind === 'active_on' }
    case 'sku':
      return { kind, value: prefix }
    case 'reduced_clear':
    case 'barcode_clear':
      return { kind }
    case 'weight_set':
      return isWhole(number, minWeight) && number <= maxWeight ? { kind, value: number } : null
    case 'price_set':
    case 'reduced_set':
      return isWhole(number, 1) ? { kind, value: number } : null
    case 'price_percent':
      return isWhole(number, -9_900) && number !== 0 ? { kind, value: number } : null
    case 'stock_set':
      return isWhole(number, 0) ? { kind, value: number } : null
    case 'stock_add':
      return isWhole(number, -1_000_000) && number !== 0 ? { kind, value: number } : null
  }
}

interface BulkBarProps {
  editing: MatrixEditing
  /** The keys of the chosen variants; all are changed if none is chosen. */
  chosen: ReadonlySet<string>
  product: { price: NumberValue; price_after_discount: NumberValue }
}

/** Changes the chosen variants at once, or all of them. */
export default function BulkBar({ editing, chosen, product }: BulkBarProps) {
  const t = useText('variants').bulk
  const [kind, setKind] = useState<Kind>('price_set')
  const [number, setNumber] = useState<NumberValue>(null)
  const [prefix, setPrefix] = useState('')
  const [isBad, setBad] = useState(false)
  const { axes, variants } = editing.matrix
  const isChosen = (row: VariantValues) => chosen.size === 0 || chosen.has(getKey(row))
  const first = variants.find(isChosen)
  const apply = () => {
    const change = readChange(kind, number, prefix)
    setBad(change === null)
    if (!change) return
    const now = editing.now()
    editing.put({ axes: now.axes, variants: changeMany(now, isChosen, change, product) })
  }
  const type = (value: NumberValue) => {
    setNumber(value)
    setBad(false)
  }
  const shared = { value: number, onChange: type, error: isBad && t.bad }
  return (
    // Enter in its fields applies the change, and does not save the product.
    <section
      className={classes.bulk}
      data-tool
      aria-label={t.title}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.role === 'combobox') return
        event.preventDefault()
        apply()
      }}
    >
      <ChoiceInput
        label={t.how}
        required
        choices={Object.fromEntries(kinds.map((one) => [one, { ar: t.kinds[one], en: t.kinds[one] }]))}
        value={kind}
        onChange={(next) => {
          setKind(kinds.find((one) => one === next) ?? kind)
          type(null)
        }}
      />
      {kind === 'price_set' && <MoneyInput {...shared} label={t.price} />}
      {kind === 'price_percent' && <RateInput {...shared} label={t.percent} description={t.percentHint} />}
      {kind === 'reduced_set' && <MoneyInput {...shared} label={t.reduced} />}
      {kind === 'weight_set' && <IntegerInput {...shared} label={t.weight} />}
      {kind === 'stock_set' && <IntegerInput {...shared} label={t.quantity} />}
      {kind === 'stock_add' && <IntegerInput {...shared} label={t.quantity} description={t.addHint} />}
      {kind === 'sku' && (
        <CodeTextInput
          label={t.prefix}
          value={prefix}
          onChange={(text) => setPrefix(text ?? '')}
          maxLength={24}
          {...(first ? { description: t.skuExample(makeSkus(axes, prefix)(first)) } : {})}
        />
      )}
      <div className={classes.bulkApply}>
        <Button variant="light" leftSection={<IconCheck size={16} aria-hidden="true" />} onClick={apply}>
          {t.apply}
        </Button>
        <Text size="xs" c="dimmed" component="span">
          {chosen.size === 0 ? t.all(variants.length) : t.of(chosen.size)}
        </Text>
      </div>
    </section>
  )
}
