const next = '--> statement-breakpoint\n'

/**
 * Migrations of the ways that docs/migrations.md allows, on the largest table. The harnesses run them behind the product's own, so that each way is
 * tried in every run.
 */
export const lawful: readonly string[] = [
  // expand: a column that may be null, and a check that new rows keep at once
  [
    'ALTER TABLE "orders" ADD COLUMN "lawful" integer;',
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_lawful" CHECK ("lawful" >= 0) NOT VALID;',
  ].join(next),
  // rows in batches, each of which is committed
  `-- transaction: none
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  upto uuid;
BEGIN
  LOOP
    SELECT id INTO upto FROM (SELECT id FROM orders WHERE id > last ORDER BY id LIMIT 1000) AS batch ORDER BY id DESC LIMIT 1;
    EXIT WHEN upto IS NULL;
    UPDATE orders SET lawful = 0 WHERE id > last AND id <= upto AND lawful IS NULL;
    COMMIT;
    last := upto;
  END LOOP;
END $$;`,
  // what reads the whole table, without keeping anybody out
  'ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_lawful";',
  '-- transaction: none\nCREATE INDEX CONCURRENTLY "orders_lawful_index" ON "orders" ("lawful");',
]
