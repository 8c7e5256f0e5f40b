import type pg from 'pg'

/** One row that a request wrote. */
export interface Change {
  /** The transaction of the application that wrote it; 0 for none. */
  transaction: string
  table: string
  operation: 'INSERT' | 'UPDATE' | 'DELETE'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Tables that any call may write, whatever its result: used sessions, counted limits, and idempotency keys. */
const technical = new Set(['sessions', 'rate_limits', 'idempotency_keys', 'captured_changes'])

/** Keeps every row that is written from now on, in `captured_changes`. */
export async function installCapture(client: Pick<pg.Client, 'query'>): Promise<void> {
  await client.query(`
    create table captured_changes (n bigint generated always as identity, transaction text, table_name text, operation text, before jsonb, after jsonb);
    create function capture_change() returns trigger language plpgsql as $$
    begin
      -- what the tests themselves prepare is none of the application's
      if coalesce(current_setting('capture.transaction', true), '') = '' then return null; end if;
      insert into captured_changes (transaction, table_name, operation, before, after) values (current_setting('capture.transaction', true), tg_table_name, tg_op,
        case when tg_op = 'INSERT' then null else to_jsonb(old) end, case when tg_op = 'DELETE' then null else to_jsonb(new) end);
      return null;
    end $$;
    do $$ declare name text; begin
      for name in select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'captured_changes' loop
        execute format('create trigger zz_capture after insert or update or delete on %I for each row execute function capture_change()', name);
      end loop;
    end $$;`)
}

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** True if a row is unchanged, or only its `last_seen_at` changed. */
const isUntouched = ({ before, after }: Pick<Change, 'before' | 'after'>) =>
  before !== null &&
  after !== null &&
  Object.keys(after).every((column) => column === 'last_seen_at' || !differs(before[column], after[column]))

/** Every row written in the transaction that runs, in order, without the technical ones. */
export async function getChanges(query: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>): Promise<Change[]> {
  const rows = await query<Omit<Change, 'table'> & { table_name: string }>(
    'select transaction, table_name, operation, before, after from captured_changes order by n',
  )
  return rows
    .filter(({ table_name }) => !technical.has(table_name))
    .filter((row) => !isUntouched(row))
    .map(({ transaction, table_name, operation, before, after }) => ({ transaction, table: table_name, operation, before, after }))
}
