/** Statements of a migration that run together: in one transaction, or the single one that may not be in any. */
export interface Step {
  statements: string[]
  inTransaction: boolean
}

const marker = /^-- transaction: (new|none)\b/m
const concurrentIndex = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/i

/**
 * Splits a migration at its marks: `-- transaction: new` begins another transaction with this statement, `-- transaction: none` runs the statement
 * outside of any. Without a mark the whole migration is one transaction. See docs/migrations.md.
 */
export function getSteps(statements: readonly string[]): Step[] {
  const steps: Step[] = []
  let open: Step | undefined
  for (const statement of statements) {
    const mark = statement.match(marker)?.[1]
    if (mark === 'none') {
      steps.push({ statements: [statement], inTransaction: false })
      open = undefined
      continue
    }
    if (!open || mark === 'new') {
      open = { statements: [], inTransaction: true }
      steps.push(open)
    }
    open.statements.push(statement)
  }
  return steps
}

/** The name of the index that a statement builds concurrently, as it is written there. */
export const indexBuiltBy = (statement: string): string | undefined => statement.match(concurrentIndex)?.[1]
