import type { Field } from '@rahba/contract/kernel/field'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Resource } from '@rahba/contract/kernel/resource'
import { type ExportColumn, exportColumn } from '../lists/send-export.ts'
import type { AnyRow } from './rows.ts'

/** A plain field's column; the field's kind is the column's. */
function columnFor(name: string, field: Field | undefined, title: string, locale: Locale): ExportColumn<AnyRow> {
  const read = <Value>(row: AnyRow) => (row[name] ?? null) as Value | null // a row holds a value of its kind for every declared field
  switch (field?.kind) {
    case 'money':
      return exportColumn(title, 'money', read<number>)
    case 'rate':
      return exportColumn(title, 'rate', read<number>)
    case 'integer':
      return exportColumn(title, 'number', read<number>)
    case 'flag':
      return exportColumn(title, 'flag', read<boolean>)
    case 'date':
      return exportColumn(title, 'day', read<string>)
    case 'datetime':
      return exportColumn(title, 'moment', read<string>)
    case 'choice':
      return exportColumn(title, 'text', (row) => {
        const value = read<string>(row)
        return value === null ? null : (field.choices?.[value]?.[locale] ?? value)
      })
    case undefined:
      return undeclaredColumn(name, title, read)
    default:
      return exportColumn(title, 'text', read<string>)
  }
}

/** A column that every resource has, or one that its row was extended by. */
function undeclaredColumn(name: string, title: string, read: <Value>(row: AnyRow) => Value | null): ExportColumn<AnyRow> {
  if (name === 'created_at' || name === 'updated_at') return exportColumn(title, 'moment', read<string>)
  if (name === 'active') return exportColumn(title, 'flag', read<boolean>)
  return exportColumn(title, 'number', read<number>)
}

/** The columns of a resource's exported list: what the list shows, bilingual fields as two columns. */
export function exportColumns(resource: Resource, locale: Locale): ExportColumn<AnyRow>[] {
  return resource.list.columns.flatMap((name): ExportColumn<AnyRow>[] => {
    const field = resource.fields[name]
    const title = (path: string[]) => fieldLabel(path, locale, resource.labels.fields)
    // A sheet can't show pictures or files.
    if (field?.kind === 'image' || field?.kind === 'file') return []
    if (field?.kind === 'bilingual') {
      const side = (of: Locale) => exportColumn(title([name, of]), 'text', (row: AnyRow) => (row[name] as Bilingual | null)?.[of] ?? null)
      return [side('ar'), side('en')]
    }
    if (field?.kind === 'reference') {
      const shown = (row: AnyRow) => {
        const target = row[name.replace(/_id$/, '')] as { title: Bilingual | string } | null
        return target === null ? null : typeof target.title === 'string' ? target.title : inLocale(target.title, locale)
      }
      return [exportColumn(title([name]), 'text', shown)]
    }
    return [columnFor(name, field, title([name]), locale)]
  })
}
