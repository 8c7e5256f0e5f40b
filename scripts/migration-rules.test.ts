import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { lawful } from '../server/test/migrations/lawful.ts'
import { reportRun } from '../server/test/report-run.ts'
import { firstChecked, getNumber, migrationFindings } from './migration-rules.ts'

const folder = fileURLToPath(new URL('../server/migrations/', import.meta.url))
const files = readdirSync(folder)
  .filter((file) => getNumber(file) >= firstChecked)
  .sort()
const released = getNumber(`${readFileSync(`${folder}released.txt`, 'utf8').trim()}.sql`)
const said = (...migrations: readonly string[]) =>
  migrationFindings(
    migrations.map((text, n) => ({ file: `${1000 + n}_planted.sql`, text })),
    50,
  ).map(({ line, rule }) => `${line} ${rule}`)

describe('the migrations', () => {
  it('do not break nodes that run during them', () => {
    const sources = files.map((file) => ({ file: `server/migrations/${file}`, text: readFileSync(folder + file, 'utf8') }))
    expect(migrationFindings(sources, released).map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([])
  })

  it('are in the journal in the order of their times', () => {
    const { entries } = JSON.parse(readFileSync(`${folder}meta/_journal.json`, 'utf8')) as { entries: { tag: string; when: number }[] } // drizzle-kit's
    expect(files).toEqual(entries.slice(firstChecked).map(({ tag }) => `${tag}.sql`))
    const times = entries.map(({ when }) => when)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  })
})

const next = '--> statement-breakpoint\n'
const planted: [rule: RegExp, text: string][] = [
  [/^1 ban-drop-column/, 'ALTER TABLE "stores" DROP COLUMN "short_address";'],
  [/^1 ban-drop-table/, 'DROP TABLE "sections";'],
  [/^1 renaming-column/, 'ALTER TABLE "stores" RENAME COLUMN "slug" TO "path";'],
  [/^1 renaming-table/, 'ALTER TABLE "stores" RENAME TO "shops";'],
  [/^1 changing-column-type/, 'ALTER TABLE "orders" ALTER COLUMN "number" SET DATA TYPE bigint;'],
  [/^1 adding-required-field/, 'ALTER TABLE "stores" ADD COLUMN "planted" text NOT NULL;'],
  [/^1 adding-not-nullable-field/, 'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;'],
  [/^1 adding-field-with-default/, 'ALTER TABLE "orders" ADD COLUMN "planted" uuid DEFAULT gen_random_uuid();'],
  [/^1 require-concurrent-index-creation/, 'CREATE INDEX "planted" ON "orders" ("note");'],
  [/^1 require-concurrent-index-deletion/, 'DROP INDEX "orders_tracking";'],
  [/^1 constraint-missing-not-valid/, 'ALTER TABLE "orders" ADD CONSTRAINT "planted" CHECK (total > 0);'],
  [
    /^3 constraint-missing-not-valid/,
    `ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK (total > 0) NOT VALID;${next}\nALTER TABLE "orders" VALIDATE CONSTRAINT "a";`,
  ],
  [/^1 what is done concurrently/, 'CREATE INDEX CONCURRENTLY "planted" ON "orders" ("note");'],
  [/^2 a transaction that alters a table writes no rows/, `ALTER TABLE "stores" ADD COLUMN "a" int;${next}UPDATE "stores" SET "a" = 1;`],
  [/^1 rows of orders are written in batches/, 'UPDATE "orders" SET "note" = null;'],
  [/^1 rows of sessions are written in batches/, 'DELETE FROM sessions WHERE true;'],
  [/^1 a mark is/, '-- transaction: off\nSELECT 1;'],
  [/^1 a rule is set aside without its reason/, '-- squawk-ignore require-concurrent-index-deletion\nDROP INDEX "a";'],
  [/^1 what the release before reads/, '-- squawk-ignore ban-drop-table\nDROP TABLE "sections";'],
  [
    /^2 migration 0051 is not released yet/,
    '-- Contract of 0051: nothing reads it since.\n-- squawk-ignore ban-drop-table\nDROP TABLE "sections";',
  ],
]

describe('the rules', () => {
  it.each(planted)('find %s', (rule, text) => {
    expect(said(text).filter((finding) => rule.test(finding))).toHaveLength(1)
  })

  it('allow the migrations that the harness of G22 runs under load', () => {
    expect(said(...lawful)).toEqual([])
  })

  it('allow changes made in the required way', () => {
    const text = [
      'CREATE TABLE "planted" ("id" uuid PRIMARY KEY, "order_id" uuid NOT NULL);',
      'CREATE INDEX "planted_order" ON "planted" ("order_id");',
      'ALTER TABLE "orders" ADD COLUMN "planted" text DEFAULT \'\' NOT NULL;',
      '-- transaction: none\nCREATE INDEX CONCURRENTLY "orders_planted" ON "orders" ("planted");',
      'ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK (total > 0) NOT VALID;',
      '-- transaction: new\nALTER TABLE "orders" VALIDATE CONSTRAINT "a";',
      "-- transaction: none\nDO $$ BEGIN LOOP UPDATE orders SET planted = 'a' WHERE planted = ''; EXIT WHEN NOT FOUND; COMMIT; END LOOP; END $$;",
      '-- Contract of 0050: nothing reads it since the release before.\n-- squawk-ignore ban-drop-column\nALTER TABLE "stores" DROP COLUMN "short_address";',
    ].join(next)
    expect(said(text)).toEqual([])
  })
})

afterAll(() => {
  reportRun({
    goal: 'G22',
    what: 'migrations that stop running nodes',
    runs: `${files.length} migrations since the baseline, ${planted.length} planted ones found`,
    seed: 0,
  })
})
