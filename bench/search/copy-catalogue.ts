import pg from 'pg'

/** Copies every product and its search document so many times; a document is copied as it is, because writing a million takes half an hour. */
export async function copyCatalogue(url: string, times: number): Promise<void> {
  // A connection of the product would be given up as silent.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'products'::regclass and attnum > 0 and not attisdropped
         and attgenerated = '' and attname not in ('id', 'slug')`,
    )
    const columns = rows.map(({ name }) => `"${name}"`).join(', ')
    // Neither triggers nor references check a copy, and the index is built once at the end.
    await client.query('set session_replication_role = replica')
    await client.query('drop index product_documents_words')
    await client.query(`
      create table copies as
      select p.id as original, gen_random_uuid() as id, p.slug || '-' || n as slug from products p cross join generate_series(1, ${times}) n`)
    await client.query(`insert into products (id, slug, ${columns}) select c.id, c.slug, ${rows.map(({ name }) => `p."${name}"`).join(', ')}
      from copies c join products p on p.id = c.original`)
    await client.query(`insert into product_documents (product_id, store_id, document, on_sale, boost)
      select c.id, d.store_id, d.document, d.on_sale, d.boost from copies c join product_documents d on d.product_id = c.original`)
    await client.query('drop table copies')
    await client.query('create index product_documents_words on product_documents using gin (document) with (fastupdate = false)')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
