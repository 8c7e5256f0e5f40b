import type { PoolClient } from 'pg'

/** The same connection with a name for every statement, so that it parses and plans each text once. It keeps all of them until it is closed. */
export function nameStatements(client: PoolClient): PoolClient {
  const names = new Map<string, string>()
  const query = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown
  const named = (statement: unknown, ...rest: unknown[]) => {
    if (typeof statement !== 'object' || statement === null || !('text' in statement) || typeof statement.text !== 'string')
      return query(statement, ...rest)
    const name = names.get(statement.text) ?? `named_${names.size + 1}`
    names.set(statement.text, name)
    return query({ ...statement, name }, ...rest)
  }
  const same: PoolClient = Object.create(client)
  return Object.assign(same, { query: named })
}
