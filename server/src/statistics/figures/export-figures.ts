import { describeVariant } from '@rahba/contract/catalog/variants/axes'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { type Figures, figureNames, figures, type Split, splits } from '@rahba/contract/statistics/figures'
import type { Grain, Period } from '@rahba/contract/statistics/periods'
import { statisticsLabels, type TopProducts, type TopVariant } from '@rahba/contract/statistics/statistics'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, exportColumn, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { type Reader, readReport, readSplit } from './read-figures.ts'
import { readTopProducts } from './read-top-products.ts'

interface Exporting {
  db: Db
  reply: FastifyReply
  locale: Locale
}
type ExportQuery = Period & { format: ExportFormat }

/** A column for each figure that is open to the reader. Amounts are riyals, as numbers that a sheet adds up. */
const figureColumns = ({ open }: Reader, locale: Locale): ExportColumn<{ now: Figures }>[] =>
  figureNames
    .filter((name) => open.has(name))
    .map((name) => exportColumn(figures[name][locale], figures[name].unit === 'money' ? 'money' : 'number', ({ now }) => now[name] ?? 0))

/** The points of a period as a file, each with its days. */
export async function exportPoints(ctx: Exporting, reader: Reader, { format, ...period }: ExportQuery, by: Grain): Promise<null> {
  const { points } = await readReport(ctx.db, reader, { from: period.from, to: period.to }, by)
  const column = getColumn<(typeof points)[number]>(statisticsLabels, ctx.locale)
  const day = (name: 'from' | 'to') => column(name, 'day', (row) => row[name])
  const columns = [day('from'), ...(by === 'day' ? [] : [day('to')]), ...figureColumns(reader, ctx.locale)]
  return sendExport(ctx.reply, ctx.locale, `statistics-${by}`, format, columns, points)
}

/** A split as a file, whole. */
export async function exportSplit(ctx: Exporting, reader: Reader, { format, from, to }: ExportQuery, by: Split): Promise<null> {
  const { rows } = await readSplit(ctx.db, reader, { from, to }, by, exportCap)
  const name = exportColumn(splits[by][ctx.locale], 'text', (row: (typeof rows)[number]) => inLocale(row.name, ctx.locale))
  return sendExport(ctx.reply, ctx.locale, `statistics-${by}`, format, [name, ...figureColumns(reader, ctx.locale)], rows)
}

type SoldRow = Pick<TopProducts['rows'][number], 'name' | 'units' | 'goods'> & Partial<Pick<TopVariant, 'variant'>>

/** A store's products as a file, by what they sold: a row for each variant that was sold, so that the rows add up. */
export async function exportProducts(ctx: Exporting, store_id: string, { format, from, to }: ExportQuery): Promise<null> {
  const { rows } = await readTopProducts(ctx.db, store_id, { from, to }, { length: exportCap, maxVariants: Number.POSITIVE_INFINITY })
  const sold = rows.flatMap((row): SoldRow[] => (row.variants.length > 0 ? row.variants.map((own) => ({ name: row.name, ...own })) : [row]))
  const column = getColumn<SoldRow>(statisticsLabels, ctx.locale)
  const columns = [
    column('product', 'text', (row) => inLocale(row.name, ctx.locale)),
    column('variant', 'text', (row) => describeVariant(row.variant ?? [], ctx.locale)),
    column('units', 'number', (row) => row.units),
    column('goods', 'money', (row) => row.goods),
  ]
  return sendExport(ctx.reply, ctx.locale, 'statistics-products', format, columns, sold)
}
