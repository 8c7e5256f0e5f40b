import { z } from 'zod'

/** Checks rows against their schema in tests, where a wrong column has to be seen. In production the schema is only a type. */
export function checkRows<Row>(statement: string, rows: unknown[], row: z.ZodType<Row>): Row[] {
  if (process.env.NODE_ENV === 'test') {
    const { error } = z.array(row).safeParse(rows)
    if (error) throw new Error(`${statement} gives other rows than its schema says: ${z.prettifyError(error)}`)
  }
  return rows as Row[] // as the tests have seen
}
