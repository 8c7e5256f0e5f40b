import type { Field } from '@rahba/contract/kernel/field'
import { labelOf } from '@rahba/contract/kernel/labels'
import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import type { Resource } from '@rahba/contract/kernel/resource'
import type { ExportColumn } from '../lists/send-export.ts'
import type { AnyRow } from './rows.ts'

type Cell = string | number | boolean | null

function cellOf(field: Field | undefined, value: unknown, locale: Locale): Cell {
  if (value === null || value === undefined) return null
  if (field?.kind === 'money') return plainAmount(value as number)
  if (field?.kind === 'rate') return (value as number) / 100
  if (field?.kind === 'choice') return field.choices?.[value as string]?.[locale] ?? String(value)
  return value as Cell // the kinds left are texts, numbers, flags and ids
}

/** The columns of a resource's exported list: what the list shows, bilingual fields as two columns. */
export function exportColumns(resource: Resource, locale: Locale): ExportColumn<AnyRow>[] {
  return resource.list.columns.flatMap((name): ExportColumn<AnyRow>[] => {
    const field = resource.fields[name]
    const title = (path: string[]) => labelOf(path, locale, resource.labels.fields)
    if (field?.kind === 'bilingual') {
      const side = (of: Locale) => ({ title: title([name, of]), value: (row: AnyRow) => (row[name] as Bilingual | null)?.[of] ?? null })
      return [side('ar'), side('en')]
    }
    if (field?.kind === 'reference') {
      const shown = (row: AnyRow) => {
        const target = row[name.replace(/_id$/, '')] as { title: Bilingual | string } | null
        return target === null ? null : typeof target.title === 'string' ? target.title : inLocale(target.title, locale)
      }
      return [{ title: title([name]), value: shown }]
    }
    return [{ title: title([name]), value: (row) => cellOf(field, row[name], locale) }]
  })
}
