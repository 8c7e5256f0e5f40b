/** The row that must be there: an insert gives its row back. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('an insert returns its row')
  return row
}
