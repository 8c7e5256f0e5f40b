import { type MarketSection, marketSection } from '@rahba/contract/catalog/market/market'
import { maxItems, type SectionKind } from '@rahba/contract/catalog/sections/section-kinds'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { visibleStoreText } from '../../stores/visible.ts'
import { cardOffer } from '../offers/running-offer.ts'
import { visibleText } from '../products/visible.ts'
import { cardColumns, inLanguage, productColumns } from './market-columns.ts'
import { storeColumns, storesText } from './market-stores.ts'

/** More rows than a shopper scrolls through. */
const maxSections = 20

const getList = (columns: string, rest: string) => `array(select (select to_jsonb(x) from (select ${columns}) x) ${rest} limit ${maxItems})`

/** The content of each kind of section, over `sections w`. Each is a bounded walk along an index. */
const contents: Record<Exclude<SectionKind, 'featured_stores'>, string> = {
  newest: `from products p join stores s on s.id = p.store_id where ${visibleText} order by p.created_at desc, p.id desc`,
  best_selling: `from best_sellers b join products p on p.id = b.product_id join stores s on s.id = p.store_id where ${visibleText} order by b.pieces desc, p.id`,
  category: `from products p join stores s on s.id = p.store_id where ${visibleText} and p.category_id = w.category_id order by p.created_at desc, p.id desc`,
  products: `from unnest(w.products) with ordinality as k(id, place) join products p on p.id = k.id join stores s on s.id = p.store_id where ${visibleText} order by k.place`,
}

/** @param source a select of the sections that are read, with all columns of `sections` */
const statement = (locale: Locale, source: SQL): SQL => {
  const products = Object.entries(contents).map(([kind, rest]) => `when '${kind}' then ${getList(productColumns(locale), rest)}`)
  const stores = getList(
    storeColumns(locale),
    `${storesText} where ${visibleStoreText} and s.featured_position is not null order by s.featured_position, s.id`,
  )
  const head = `select w.id, ${inLanguage('w.name', locale)} as name, w.kind, w.items, w.active,
      case when g.id is not null then jsonb_build_object('id', g.id, 'name', ${inLanguage('g.name', locale)}) end as category,
      case w.kind when 'featured_stores' then ${stores} else '{}' end as stores,
      case w.kind ${products.join(' ')} else '{}' end as products`
  const order = `order by position, id limit ${maxSections}`
  return sql`${sql.raw(head)} from (${source} ${sql.raw(order)}) w left join categories g on g.id = w.category_id
    where g.active is not false order by w.position, w.id`
}
const sectionRow = marketSection.extend({ items: z.int(), active: z.boolean(), products: z.array(cardColumns.strict()) }).strict()
/** @param rows the condition of the sections that are read, over `sections` */
const prepare = (name: string, rows: string) => {
  const source = sql.raw(`select * from sections where ${rows}`)
  const prepared = (locale: Locale) => hot(`${name}-${locale}`, () => statement(locale, source), sectionRow)
  return { ar: prepared('ar'), en: prepared('en') }
}
const shown = prepare('market-sections', 'active')
const all = prepare('all-market-sections', 'true')

const isSoldOut = ({ unavailable_reason }: { unavailable_reason: string | null }) => Number(unavailable_reason === 'out_of_stock')

/**
 * Takes what a section shows from its row, sold-out products last. Sections with nothing to show are left out.
 * @param listed_id the id of a section that is listed even if it is empty
 */
const fill = (rows: z.output<typeof sectionRow>[], listed_id?: string) =>
  rows
    .map(({ items, stores, products, ...section }) => ({
      ...section,
      stores: stores.slice(0, items),
      products: products
        .toSorted((a, b) => isSoldOut(a) - isSoldOut(b))
        .slice(0, items)
        .map((card) => ({
          ...card,
          offer: cardOffer(card.offer, card.final_price),
          orderable: card.unavailable_reason === null,
        })),
    }))
    .filter(({ id, stores, products }) => stores.length + products.length > 0 || id === listed_id)

/**
 * The active sections in their order with what shoppers may see of each, in one statement. One without anything to show, or of a category that
 * was switched off, is left out.
 */
export async function marketSections(db: Db, locale: Locale): Promise<MarketSection[]> {
  return fill(await shown[locale](db, {})).map(({ active: _, ...section }) => section)
}

/** The same with the sections that are switched off, for an administrator who arranges them. */
export async function previewSections(db: Db, locale: Locale): Promise<(MarketSection & { active: boolean })[]> {
  return fill(await all[locale](db, {}))
}

/** A section of a preview; `draft` is true for the unsaved one. */
export type DraftedSection = MarketSection & { active: boolean; draft: boolean }

const prepareDraft = (locale: Locale) =>
  hot<z.output<typeof sectionRow>, { id: string; draft: string }>(
    `drafted-market-sections-${locale}`,
    (value) =>
      statement(
        locale,
        sql`select * from (
          select * from sections where id <> ${value('id')}::uuid
          union all select * from jsonb_populate_record(null::sections, ${value('draft')}::jsonb)
        ) d`,
      ),
    sectionRow,
  )
const drafted = { ar: prepareDraft('ar'), en: prepareDraft('en') }

/** The same with an unsaved section, in place of the saved one with its id. */
export async function previewDraft(db: Db, draft: { id: string }, locale: Locale): Promise<DraftedSection[]> {
  const { id } = draft
  return fill(await drafted[locale](db, { id, draft: JSON.stringify(draft) }), id).map((section) => ({
    ...section,
    draft: section.id === id,
  }))
}
