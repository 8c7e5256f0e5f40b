import { Anchor, Radio, Stack } from '@mantine/core'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { rateText } from '@rahba/contract/kernel/percent'
import { unitName, unitText } from '@rahba/contract/kernel/units'
import { type SettingKey, type SettingSpec, settingSpecs } from '@rahba/contract/settings/setting-specs'
import type { ContractForm, FieldProps } from '../../kit/form/use-contract-form.ts'
import { IntegerInput, MoneyInput, type NumberValue, RateInput } from '../../kit/inputs/number-inputs.tsx'
import { CodeTextInput, EmailInput, FlagInput, LinkInput, PhoneInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

type Value = SettingSpec['default']

/** A value of the setting as it is read. */
function shownValue(spec: SettingSpec, value: Value, locale: Locale, t: { on: string; off: string }): string | null {
  if (typeof value === 'boolean') return value ? t.on : t.off
  const choice = typeof value === 'string' && spec.choices?.[value]
  if (choice) return inLocale(choice, locale)
  if (typeof value !== 'number') return value
  if (spec.kind === 'money') return moneyText(value, locale)
  if (spec.kind === 'rate') return rateText(value)
  return spec.unit ? unitText(value, spec.unit, locale) : formatNumber(value, locale)
}

interface SettingInputProps {
  name: SettingKey
  form: ContractForm<unknown, Record<string, unknown>>
  disabled: boolean
}

/** One setting, typed by its kind, with its unit, its default, its bounds, and the way back to the default. */
export function SettingInput({ name, form, disabled }: SettingInputProps) {
  const t = useText('admin/settings')
  const locale = useLocale()
  const spec: SettingSpec = settingSpecs[name]
  const texts = { on: t.on, off: t.off }
  const shown = (value: Value) => shownValue(spec, value, locale, texts)
  const usual = shown(spec.default)
  const bounds =
    spec.kind !== 'flag' && spec.min !== undefined && spec.max !== undefined
      ? t.between(shown(spec.min) ?? '', shown(spec.max) ?? '')
      : null
  const value = form.values[name] as Value
  const facts = [usual !== null && t.usual(usual), bounds, spec.public && t.shown].filter(Boolean).join(' · ')
  const description = (
    <>
      {t.hints[name] && <span style={{ display: 'block' }}>{t.hints[name]}</span>}
      {facts && (
        <span>
          <MoneyInText>{facts}</MoneyInText>
        </span>
      )}
    </>
  )
  const shared = { description, disabled }
  // The kind of the setting determines the type of its value.
  const text = { ...(form.field(name) as FieldProps<string | null>), ...shared }
  const number = { ...(form.field(name) as FieldProps<NumberValue>), ...shared }
  const input = () => {
    switch (spec.kind) {
      case 'flag':
        return <FlagInput {...(form.field(name) as FieldProps<boolean>)} {...shared} />
      case 'choice':
        return (
          <Radio.Group {...text} value={text.value ?? ''} required>
            <Stack gap={6} my={6}>
              {Object.entries(spec.choices ?? {}).map(([key, label]) => (
                <Radio key={key} value={key} label={inLocale(label, locale)} disabled={disabled} />
              ))}
            </Stack>
          </Radio.Group>
        )
      case 'integer':
        return <IntegerInput {...number} {...(spec.unit ? { unit: unitName(spec.unit, locale) } : {})} />
      case 'money':
        return <MoneyInput {...number} />
      case 'rate':
        return <RateInput {...number} />
      case 'phone':
        return <PhoneInput {...text} />
      case 'email':
        return <EmailInput {...text} />
      case 'link':
        return <LinkInput {...text} />
      case 'text':
        return <TextInput {...text} />
      case 'vat_no':
        return <CodeTextInput {...text} digits />
    }
  }
  return (
    <div>
      {input()}
      {!disabled && value !== spec.default && spec.default !== null && (
        <Anchor component="button" type="button" size="xs" mt={4} onClick={() => form.set(name, spec.default)}>
          {t.backToUsual}
        </Anchor>
      )}
    </div>
  )
}
