import { sql } from 'drizzle-orm'
import type { Ready, startFuzz } from '../fuzz/fuzz.ts'
import { withAt } from '../fuzz/generate.ts'
import type { Operation } from '../fuzz/operations.ts'
import { recipes } from '../fuzz/recipes.ts'
import type { TestApp } from '../test-app.ts'
import { longPayloads, shortPayloads } from './payloads.ts'
import { listTextFields, type TextField } from './text-fields.ts'

type Fuzz = Awaited<ReturnType<typeof startFuzz>>

interface OpenCall {
  operation: Operation
  fields: TextField[]
}

// Those who are let in by what is written there, and what is never shown.
const unread = /auth|password|devices|two-factor|webhooks|saved-views|broadcasting|bulk|identity|settings$/

const filled = (made: Ready, fields: readonly TextField[], textFor: (field: TextField, at: number) => string): Ready => ({
  ...made,
  body: fields.reduce((body, field, at) => {
    const text = textFor(field, at)
    return withAt(body, field.path, field.list ? [text] : text)
  }, made.body),
})

async function sendFilled(
  fuzz: Fuzz,
  { operation }: Pick<OpenCall, 'operation'>,
  fields: readonly TextField[],
  textFor: (field: TextField, at: number) => string,
) {
  try {
    const answer = await fuzz.send(operation, filled(await fuzz.buildRequest(operation), fields, textFor))
    return answer.statusCode < 300
  } catch {
    // what its recipe needs is not there now
    return false
  }
}

/** The calls that keep text as it was written, each with the fields that take a sign of HTML. */
async function openCalls(fuzz: Fuzz, repair: () => Promise<void>): Promise<OpenCall[]> {
  const open: OpenCall[] = []
  for (const operation of fuzz.operations) {
    if (operation.method === 'GET' || operation.method === 'DELETE' || !operation.body || unread.test(operation.path)) continue
    await repair()
    const fields: TextField[] = []
    for (const field of listTextFields(operation.body)) {
      // what is generated beside it may be refused: again
      for (let tries = 0; tries < 3; tries++)
        if (await sendFilled(fuzz, { operation }, [field], () => '<b>x alert')) {
          fields.push(field)
          break
        }
    }
    if (fields.length > 0) open.push({ operation, fields })
  }
  return open
}

/** Publishes all drafts, products and articles, as reviewers would, so that readers see them. */
async function publish({ db }: TestApp): Promise<void> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and ((c.column_name = 'published_at' and c.table_name in ('news', 'improvements'))
      or (c.column_name = 'active' and c.table_name in ('news', 'improvements', 'faqs', 'slides', 'partners', 'advantages', 'categories', 'sections')))`)
  for (const { table, column } of rows)
    await db.execute(
      column === 'active'
        ? sql`update ${sql.identifier(table)} set active = true where not active`
        : sql`update ${sql.identifier(table)} set published_at = now() - interval '1 hour' where published_at > now()`,
    )
  await db.execute(sql`update products set status = 'active' where status in ('draft', 'pending')`)
  await db.execute(sql`update stores set approved = 1, is_online = true where approved in (0, 2, 3)`)
}

/**
 * Puts payloads through the product's own calls into every text field there is.
 * @param count how many payloads each field is given, of those that fit
 * @param perRecipe the same for calls that need others before them
 * @returns for each field, `call field`, how many payloads were taken
 */
export async function writePayloads(
  t: TestApp,
  fuzz: Fuzz,
  repair: () => Promise<void>,
  count: number,
  perRecipe: number,
): Promise<Map<string, number>> {
  const taken = new Map<string, number>()
  for (const { operation, fields } of await openCalls(fuzz, repair)) {
    const limit = recipes.has(operation.name) ? Math.min(perRecipe, count) : count
    for (let n = 0; n < limit; n++) {
      if (n % 20 === 0) await repair()
      const textFor = ({ max }: TextField, at: number) => {
        const fitting = (max >= 400 ? longPayloads : shortPayloads).filter(({ length }) => length <= max)
        return fitting[(n + at * 37) % fitting.length] ?? '<b>'
      }
      // what is generated beside the texts may be refused: a few times more
      let isTaken = false
      for (let tries = 0; tries < 4 && !isTaken; tries++) isTaken = await sendFilled(fuzz, { operation }, fields, textFor)
      if (!isTaken) continue
      for (const { path } of fields) {
        const name = `${operation.name} ${path.join('.')}`
        taken.set(name, (taken.get(name) ?? 0) + 1)
      }
    }
  }
  await publish(t)
  return taken
}
