import type { FieldKind } from '@rahba/contract/kernel/field'
import { groupIban } from '@rahba/contract/kernel/iban'
import { isBilingual } from '@rahba/contract/kernel/locale'
import { rateText } from '@rahba/contract/kernel/percent'
import { IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Localized, Ltr, None, UserText } from '../kit/layout/direction.tsx'
import { LocalLink } from '../kit/nav/link.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { formatNumber, plainText } from '../kit/show/format.ts'
import { Money } from '../kit/show/money.tsx'
import { paperUrl } from '../kit/show/paper-url.ts'
import { Phone } from '../kit/show/phone.tsx'
import { StatusDot } from '../kit/show/status-dot.tsx'
import { Thumb } from '../kit/show/thumb.tsx'
import { addressFromData } from '../paths.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { AnyRow, PlainField } from './any-resource.ts'
import { getReferenced } from './referenced.ts'

export interface CellSlot {
  field: PlainField
  name: string
  row: AnyRow
  /** The name of the record. */
  called?: string
  /** A switch that is the record's state: said as active or not, where another says yes or no. */
  state?: boolean
}

const getText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const getNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function BilingualCell({ field, name, row }: CellSlot) {
  const locale = useLocale()
  const value = row[name]
  if (!isBilingual(value)) return <None />
  if (field.of === 'rich_text') return <UserText lines={2}>{plainText(value[locale])}</UserText>
  return <Localized text={value} lines={2} />
}

function FlagCell({ name, row, state: isState }: CellSlot) {
  const { state } = useText('kit')
  const on = row[name] === true
  if (isState) return <StatusDot tone={on ? 'good' : 'neutral'}>{on ? state.active : state.inactive}</StatusDot>
  return <StatusDot tone={on ? 'good' : 'neutral'}>{on ? state.yes : state.no}</StatusDot>
}

function ChoiceCell({ field, name, row }: CellSlot) {
  const locale = useLocale()
  const value = getText(row[name])
  return value ? (field.choices?.[value]?.[locale] ?? value) : <None />
}

function NumberCell({ name, row }: CellSlot) {
  const locale = useLocale()
  const value = getNumber(row[name])
  return value === null ? <None /> : <Ltr>{formatNumber(value, locale)}</Ltr>
}

function ReferenceCell({ name, row }: CellSlot) {
  const target = getReferenced(row, name)
  return target ? <Localized text={target.title} /> : <None />
}

function FileCell({ name, row }: CellSlot) {
  const { upload } = useText('kit')
  const { pathname } = useLocation()
  const id = getText(row[name])
  if (!id) return <None />
  return (
    <a href={paperUrl(id, pathname)} target="_blank" rel="noreferrer" aria-label={upload.open}>
      <IconFileText size={18} />
    </a>
  )
}

function LinkCell({ name, row }: CellSlot) {
  const href = getText(row[name])
  if (!href) return <None />
  if (href.startsWith('/'))
    return (
      <LocalLink to={addressFromData(href)}>
        <Ltr>{href}</Ltr>
      </LocalLink>
    )
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <Ltr>{href.replace(/^https:\/\//, '')}</Ltr>
    </a>
  )
}

const latin = ({ name, row }: CellSlot, shown = (text: string) => text): ReactNode => {
  const value = getText(row[name])
  return value ? <Ltr>{shown(value)}</Ltr> : <None />
}

/** The cell for each kind of field in a list. Exhaustive: a new kind does not compile without its cell. */
export const cells: Record<FieldKind, (slot: CellSlot) => ReactNode> = {
  text: ({ name, row }) => <UserText lines={2}>{getText(row[name])}</UserText>,
  long_text: ({ name, row }) => <UserText lines={2}>{getText(row[name])}</UserText>,
  rich_text: ({ name, row }) => <UserText lines={2}>{plainText(getText(row[name]) ?? '')}</UserText>,
  bilingual: (slot) => <BilingualCell {...slot} />,
  integer: (slot) => <NumberCell {...slot} />,
  money: ({ name, row }) => <Money value={getNumber(row[name])} />,
  rate: ({ name, row }) => {
    const value = getNumber(row[name])
    return value === null ? <None /> : <Ltr>{rateText(value)}</Ltr>
  },
  flag: (slot) => <FlagCell {...slot} />,
  choice: (slot) => <ChoiceCell {...slot} />,
  date: ({ name, row }) => <DateTime value={getText(row[name])} style="date" />,
  datetime: ({ name, row }) => <DateTime value={getText(row[name])} />,
  image: ({ name, row, called }) => (
    <Thumb id={getText(row[name])} name={called} round={name === 'avatar'} contain={name === 'logo' || name === 'icon'} />
  ),
  file: (slot) => <FileCell {...slot} />,
  reference: (slot) => <ReferenceCell {...slot} />,
  phone: ({ name, row }) => <Phone value={getText(row[name])} />,
  email: (slot) => latin(slot),
  link: (slot) => <LinkCell {...slot} />,
  iban: (slot) => latin(slot, groupIban),
}

/** Kinds whose values are aligned to the end of their column. */
export const endAligned: ReadonlySet<FieldKind> = new Set(['integer', 'money', 'rate'])
