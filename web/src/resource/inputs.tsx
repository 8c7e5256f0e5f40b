import type { FieldKind } from '@rahba/contract/kernel/field'
import type { ReactNode } from 'react'
import type { ContractForm, FieldProps } from '../kit/form/use-contract-form.ts'
import { BilingualInput } from '../kit/inputs/bilingual/bilingual-input.tsx'
import { ChoiceInput } from '../kit/inputs/choice-input.tsx'
import { DateInput, DateTimeInput } from '../kit/inputs/dates/date-input.tsx'
import { IbanInput } from '../kit/inputs/iban-input.tsx'
import { IntegerInput, MoneyInput, type NumberValue, RateInput } from '../kit/inputs/number-inputs.tsx'
import { ReferenceInput } from '../kit/inputs/references/reference-input.tsx'
import { RichTextInput } from '../kit/inputs/rich-text/rich-text-input.tsx'
import { EmailInput, FlagInput, LinkInput, LongTextInput, PhoneInput, TextInput } from '../kit/inputs/text-inputs.tsx'
import { FileInput } from '../kit/inputs/upload/file-input.tsx'
import { ImageInput } from '../kit/inputs/upload/image-input.tsx'
import type { AnyResource, AnyRow, PlainField } from './any-resource.ts'
import { getReferenced } from './referenced.ts'

export type AnyForm = ContractForm<unknown, Record<string, unknown>>

export interface InputSlot {
  resource: AnyResource
  field: PlainField
  name: string
  form: AnyForm
  /** The record that is edited; null for a new one. */
  row: AnyRow | null
}

/** A field's props with the type its kind gives it. */
const as = <Value,>({ form, name }: InputSlot): FieldProps<Value> => form.at(name, form.values[name] as Value)
const text = (slot: InputSlot) => as<string | null>(slot)
const number = (slot: InputSlot) => as<NumberValue>(slot)
const longest = ({ field }: InputSlot) => (field.max === undefined ? {} : { maxLength: field.max })

/** The input for each kind of field. Exhaustive: a new kind does not compile without its input. */
export const inputs: Record<FieldKind, (slot: InputSlot) => ReactNode> = {
  text: (slot) => <TextInput {...text(slot)} {...longest(slot)} />,
  long_text: (slot) => <LongTextInput {...text(slot)} {...longest(slot)} />,
  rich_text: (slot) => <RichTextInput {...text(slot)} />,
  bilingual: (slot) => (
    <BilingualInput {...slot.form.bilingual(slot.name)} {...longest(slot)} {...(slot.field.of ? { of: slot.field.of } : {})} />
  ),
  integer: (slot) => <IntegerInput {...number(slot)} />,
  money: (slot) => <MoneyInput {...number(slot)} />,
  rate: (slot) => <RateInput {...number(slot)} />,
  flag: (slot) => <FlagInput {...as<boolean>(slot)} />,
  choice: (slot) => <ChoiceInput {...text(slot)} choices={slot.field.choices ?? {}} />,
  date: (slot) => <DateInput {...text(slot)} />,
  datetime: (slot) => <DateTimeInput {...text(slot)} />,
  image: (slot) => <ImageInput {...text(slot)} />,
  file: (slot) => <FileInput {...text(slot)} />,
  reference: (slot) => <ReferenceInput {...text(slot)} to={slot.field.to ?? ''} known={slot.row && getReferenced(slot.row, slot.name)} />,
  phone: (slot) => <PhoneInput {...text(slot)} />,
  email: (slot) => <EmailInput {...text(slot)} />,
  link: (slot) => <LinkInput {...text(slot)} {...(slot.field.own ? { placeholder: 'https://…   /s/…' } : {})} />,
  iban: (slot) => <IbanInput {...text(slot)} />,
}

const blank: Record<FieldKind, unknown> = {
  text: '',
  long_text: '',
  rich_text: '',
  bilingual: { ar: '', en: '' },
  integer: null,
  money: null,
  rate: null,
  flag: false,
  choice: null,
  date: null,
  datetime: null,
  image: null,
  file: null,
  reference: null,
  phone: '',
  email: '',
  link: '',
  iban: '',
}

/** The value of a field on a form that was just opened for a new record. A record is active unless somebody says otherwise. */
export const getBlank = (name: string, field: PlainField): unknown => (name === 'active' ? true : blank[field.kind])

/** Kinds that want the whole width of a form. */
export const wideKinds: ReadonlySet<FieldKind> = new Set(['bilingual', 'rich_text', 'long_text', 'flag'])
