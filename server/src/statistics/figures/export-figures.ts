import { labelOf } from '@rahba/contract/kernel/labels'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import { type Figures, figureNames, figures, type Split, splits } from '@rahba/contract/statistics/figures'
import type { Grain, Period } from '@rahba/contract/statistics/periods'
import { statisticsLabels, type TopProducts } from '@rahba/contract/statistics/statistics'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, sendExport } from '../../platform/lists/send-export.ts'
import { type Reader, readReport, readSplit, readTopProducts } from './read-figures.ts'

interface Exporting {
  db: Db
  reply: FastifyReply
  locale: Locale
}
type Asked = Period & { format: 'csv' | 'xlsx' }

const label = (name: string, locale: Locale) => labelOf([name], locale, statisticsLabels)
const amount = (value: number) => Number(plainAmount(value))

/** A column for each figure that is open to the reader. Amounts are riyals, as numbers that a sheet adds up. */
const figureColumns = ({ open }: Reader, locale: Locale): ExportColumn<{ now: Figures }>[] =>
  figureNames
    .filter((name) => open.has(name))
    .map((name) => ({
      title: figures[name][locale],
      value: ({ now }) => (figures[name].unit === 'money' ? amount(now[name] ?? 0) : now[name]),
    }))

/** The points of a period as a file, each with its days. */
export async function exportPoints(ctx: Exporting, reader: Reader, { format, ...period }: Asked, by: Grain): Promise<null> {
  const { points } = await readReport(ctx.db, reader, { from: period.from, to: period.to }, by)
  const day = (name: 'from' | 'to'): ExportColumn<(typeof points)[number]> => ({
    title: label(name, ctx.locale),
    value: (row) => row[name],
  })
  const columns = [day('from'), ...(by === 'day' ? [] : [day('to')]), ...figureColumns(reader, ctx.locale)]
  return sendExport(ctx.reply, ctx.locale, `statistics-${by}`, format, columns, points)
}

/** A split as a file, whole. */
export async function exportSplit(ctx: Exporting, reader: Reader, { format, from, to }: Asked, by: Split): Promise<null> {
  const { rows } = await readSplit(ctx.db, reader, { from, to }, by, exportCap)
  const name: ExportColumn<(typeof rows)[number]> = { title: splits[by][ctx.locale], value: (row) => inLocale(row.name, ctx.locale) }
  return sendExport(ctx.reply, ctx.locale, `statistics-${by}`, format, [name, ...figureColumns(reader, ctx.locale)], rows)
}

/** A store's products as a file, by what they sold. */
export async function exportProducts(ctx: Exporting, store_id: string, { format, from, to }: Asked): Promise<null> {
  const { rows } = await readTopProducts(ctx.db, store_id, { from, to }, exportCap)
  const columns: ExportColumn<TopProducts['rows'][number]>[] = [
    { title: label('product', ctx.locale), value: (row) => inLocale(row.name, ctx.locale) },
    { title: label('units', ctx.locale), value: (row) => row.units },
    { title: label('goods', ctx.locale), value: (row) => amount(row.goods) },
  ]
  return sendExport(ctx.reply, ctx.locale, 'statistics-products', format, columns, rows)
}
