import { Text } from '@mantine/core'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import type { ReactNode } from 'react'
import { IntegerInput } from '../../kit/inputs/number-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { LineName } from '../line-name.tsx'
import { countRemaining } from './remaining-pieces.ts'

type OrderLine = WholeOrder['lines'][number]
export interface ChosenLine {
  order_line_id: string
  quantity: number
}

interface ItemQuantitiesProps {
  order: Pick<WholeOrder, 'lines'>
  value: readonly ChosenLine[]
  onChange: (lines: ChosenLine[]) => void
  /** The errors of the form by the paths of their fields, the first that names a field is shown. */
  errors: readonly (Readonly<Record<string, ReactNode>> | undefined)[]
}

/** Asks how many pieces of each line are taken off an order. */
export function ItemQuantities({ order, value, onChange, errors }: ItemQuantitiesProps) {
  const { form: t } = useText('cancellations')
  const open = order.lines.filter((line) => countRemaining(line) > 0)
  const find = (path: string) => errors.map((one) => one?.[path]).find(Boolean)
  const change = (changed: OrderLine, typed: unknown) => {
    const quantity = Math.max(0, Math.min(countRemaining(changed), Number(typed) || 0))
    const others = value.filter(({ order_line_id }) => order_line_id !== changed.id)
    const chosen = quantity > 0 ? [...others, { order_line_id: changed.id, quantity }] : others
    onChange(open.flatMap(({ id }) => chosen.filter(({ order_line_id }) => order_line_id === id)))
  }
  const whole = find('lines')
  return (
    <>
      {open.length === 0 && <Text size="sm">{t.none}</Text>}
      {open.map((line, index) => {
        const at = value.findIndex(({ order_line_id }) => order_line_id === line.id)
        return (
          <IntegerInput
            key={line.id}
            label={<LineName line={line} />}
            description={t.available(countRemaining(line))}
            value={value[at]?.quantity ?? 0}
            onChange={(typed) => change(line, typed)}
            // The first input carries an error of all quantities, so that a rejected form moves the focus there. The message is shown once, below.
            error={at >= 0 ? find(`lines.${at}.quantity`) : index === 0 && whole ? true : undefined}
          />
        )
      })}
      {whole && (
        <Text size="sm" c="red" role="alert">
          {whole}
        </Text>
      )}
    </>
  )
}
