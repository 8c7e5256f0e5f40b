import pg from 'pg'

// Each query gives one text for each thing that it finds, with all that makes it what it is. The order of columns is none of it.
const parts = [
  `select concat_ws(' ', 'column', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid),
      a.attgenerated, a.attidentity)
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  `select concat_ws(' ', 'relation', relname, relkind, reloptions, relacl) from pg_class where relnamespace = 'public'::regnamespace`,
  `select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace`,
  `select concat_ws(' ', 'index', i.indisvalid, pg_get_indexdef(i.indexrelid)) from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace`,
  `select concat_ws(' ', 'function', pg_get_functiondef(p.oid)) from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal`,
  `select concat_ws(' ', 'sequence', sequencename, start_value, increment_by) from pg_sequences where schemaname = 'public'`,
  `select concat_ws(' ', 'extension', extname) from pg_extension`,
]

/** All that the schema of a database is made of, in words that can be compared. */
export async function schemaOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ thing: string }>(
      `select thing from (${parts.join(' union all ')}) parts(thing) order by thing collate "C"`,
    )
    return rows.map(({ thing }) => thing)
  } finally {
    await client.end()
  }
}
