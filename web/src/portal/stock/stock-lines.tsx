import type { StockRow } from '@rahba/contract/catalog/stock/stock'
import type { ContractForm } from '../../kit/form/use-contract-form.ts'
import { IntegerInput, type NumberValue } from '../../kit/inputs/number-inputs.tsx'
import classes from './stock.module.css'
import { StockItem } from './stock-item.tsx'

export interface StockLine {
  variant_id: string
  quantity: NumberValue
}

interface StockLinesProps {
  rows: readonly StockRow[]
  lines: readonly StockLine[]
  form: Pick<ContractForm<unknown, { lines: StockLine[] }>, 'at' | 'set'>
  label: string
  /** The words under each quantity, from the pieces in the chosen branch. */
  hint: (here: number) => string
  branch_id: string
}

/** The pieces of a variant in a branch. */
export const piecesIn = (row: StockRow, branch_id: string): number =>
  row.branches.find((branch) => branch.branch_id === branch_id)?.quantity ?? 0

/** The pieces of all lines of a saved form together. */
export const sumPieces = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The quantity of each chosen variant. */
export function StockLines({ rows, lines, form, label, hint, branch_id }: StockLinesProps) {
  return (
    <div>
      {lines.map((line, index) => {
        const row = rows.find(({ id }) => id === line.variant_id)
        if (!row) return null
        const field = form.at(`lines.${index}.quantity`, line.quantity)
        return (
          <div key={line.variant_id} className={classes.line}>
            <StockItem product={row.product} variant={row.variant} sku={row.sku} active={row.active} />
            <IntegerInput
              {...field}
              label={label}
              description={hint(piecesIn(row, branch_id))}
              onChange={(quantity) =>
                form.set(
                  'lines',
                  lines.map((one, at) => (at === index ? { ...one, quantity } : one)),
                )
              }
            />
          </div>
        )
      })}
    </div>
  )
}
