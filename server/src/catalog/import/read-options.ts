import { randomUUID } from 'node:crypto'
import { importFaults } from '@rahba/contract/catalog/import/import-errors'
import { type ImportField, type OptionNumber, optionNumbers } from '@rahba/contract/catalog/import/import-fields'
import { type Axis, type AxisValue, maxAxes } from '@rahba/contract/catalog/variants/axes'
import { nameValue } from '@rahba/contract/catalog/variants/known-values'
import { foldText } from '@rahba/contract/kernel/fold'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { findLanguage } from '@rahba/contract/kernel/text-language'
import { findFault } from './find-fault.ts'
import { isAddress } from './find-pictures.ts'
import type { MatchedGroup, MatchedRow } from './match-groups.ts'
import type { Look } from './read-looks.ts'
import { isFormula, type OptionText, optionNames, optionValues, type Texts } from './row-texts.ts'
import type { RowFault } from './table.ts'

/** The cell that an option's faults name: the filled one, or the first that the file has. */
export function optionField(texts: Texts, number: OptionNumber, part: 'name' | 'value'): ImportField {
  const fields = [`option${number}_${part}.ar`, `option${number}_${part}.en`] as const
  return fields.find((field) => texts.get(field)) ?? fields.find((field) => texts.has(field)) ?? fields[0]
}

/** True if a text names something, in either language. */
function isNamed({ name }: { name: Bilingual }, { ar, en }: OptionText): boolean {
  const names = [foldText(name.ar), foldText(name.en)]
  return [ar, en].some((text) => text !== '' && names.includes(foldText(text)))
}

/** Finds the item that a text names: by the exact name, else by the folded name. */
const findNamed = <Named extends { name: Bilingual }>(all: readonly Named[], text: OptionText): Named | undefined =>
  all.find(({ name }) => name.ar === text.ar && name.en === text.en) ?? all.find((one) => isNamed(one, text))

// A size or another number needs no translation.
const toName = ({ ar, en }: OptionText): Bilingual => (findLanguage(ar || en) === null ? { ar: ar || en, en: en || ar } : { ar, en })

/** Sets a value's colour and picture from its row. A picture that is still to be fetched takes the place of the current one then. */
function setLook(value: AxisValue, look: Look | undefined): void {
  if (look?.colour) value.colour = look.colour
  const [named] = look?.picture?.named ?? []
  if (named && !isAddress(named)) value.image = named
}

export interface Options {
  axes: Axis[]
  /** The id of the value of each axis, for the rows that are variants; null where the row lacks one. */
  values: ReadonlyMap<MatchedRow, (string | null)[]>
  /** The row that an axis or value was first read from, by its id. */
  origins: ReadonlyMap<string, { row: MatchedRow; number: OptionNumber }>
  /** The number that the file gives an axis, by its id. */
  numbers: ReadonlyMap<string, OptionNumber>
}

const getName = ({ name }: Axis, locale: Locale) => name[locale] || name.ar || name.en

/** The fault of a row that lacks the value of an option, which it names; without an axis to name, that of a row that lacks them all. */
export function lacksValue(row: MatchedRow, axis: Axis | undefined, numbers: Options['numbers']): RowFault {
  const field = optionField(row.texts, (axis && numbers.get(axis.id)) ?? 1, 'value')
  if (!axis) return findFault(field, importFaults.option_value_missing)
  return findFault(field, importFaults.option_value_of_missing, (locale) => ({ name: getName(axis, locale) }))
}

/**
 * The axes of a group with those that the product has, and the values of its variants. Names that differ by letters typed for one another are
 * one name, so that axes and values keep their ids, and with them their variants and orders.
 */
export function readOptions({ rows, before }: MatchedGroup): Options {
  const axes: Axis[] = structuredClone(before?.axes ?? [])
  const axesBefore = axes.length
  const origins = new Map<string, { row: MatchedRow; number: OptionNumber }>()
  const variants = rows.filter(({ role }) => role === 'variant')
  const byNumber = new Map<OptionNumber, Axis>()
  const used = new Set(variants.flatMap(({ texts }) => optionValues(texts).map(({ number }) => number)))
  // Without any value the names alone tell what the variants lack.
  const isUsed = (number: OptionNumber) => used.has(number) || (used.size === 0 && axesBefore === 0)
  for (const row of rows) {
    for (const name of optionNames(row.texts)) {
      if (byNumber.has(name.number) || !isUsed(name.number)) continue
      let axis = findNamed(axes, name)
      if (axis && [...byNumber.values()].includes(axis))
        row.faults.push(findFault(optionField(row.texts, name.number, 'name'), importFaults.option_name_repeated))
      if (!axis) {
        axis = { id: randomUUID(), name: toName(name), values: [] }
        axes.push(axis)
        origins.set(axis.id, { row, number: name.number })
      }
      byNumber.set(name.number, axis)
    }
  }
  const read = variants.map((row): [MatchedRow, (string | null)[]] => {
    const chosen = new Map<string, string>()
    for (const text of optionValues(row.texts)) {
      if (isFormula(text.ar) || isFormula(text.en)) continue
      const axis = byNumber.get(text.number) ?? (axes.length <= maxAxes && before ? before.axes[text.number - 1] : undefined)
      const own = axis && axes.find(({ id }) => id === axis.id)
      if (!own) {
        row.faults.push(findFault(optionField(row.texts, text.number, 'name'), importFaults.option_name_missing))
        continue
      }
      const held = own.values.find(({ id }) => row.variant?.values.includes(id))
      let value: AxisValue | undefined = held && isNamed(held, text) ? held : findNamed(own.values, text)
      if (!value) {
        value = { id: randomUUID(), name: toName(text), colour: nameValue(text.ar || text.en).colour, image: null }
        own.values.push(value)
        origins.set(value.id, { row, number: text.number })
      }
      setLook(value, row.looks[text.number - 1])
      chosen.set(own.id, value.id)
    }
    const current = row.variant?.values ?? []
    return [row, axes.map(({ id }, place) => chosen.get(id) ?? (place < (before?.axes.length ?? 0) ? (current[place] ?? null) : null))]
  })
  const numbers = new Map(axes.flatMap(({ id }, index) => (optionNumbers[index] ? [[id, optionNumbers[index]] as const] : [])))
  for (const [number, { id }] of byNumber) numbers.set(id, number)
  return { axes, values: new Map(read), origins, numbers }
}
