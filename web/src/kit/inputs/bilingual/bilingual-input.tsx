import { Group, Input, SimpleGrid, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { plainText } from '../../show/format.ts'
import type { InputProps } from '../input-props.ts'
import { RichTextInput } from '../rich-text/rich-text-input.tsx'
import { LongTextInput, TextInput } from '../text-inputs.tsx'
import { SideMark } from './side-mark.tsx'
import type { Suggest } from './side-suggestion.tsx'
import { StaleMark, useStaleSides } from './stale-side.tsx'

const SideSuggestion = lazy(() => import('./side-suggestion.tsx'))

type Side = Pick<InputProps<string | null | undefined>, 'value' | 'onChange' | 'error' | 'name' | 'required'>

interface BilingualInputProps {
  label: string
  ar: Side
  en: Side
  of?: 'text' | 'long_text' | 'rich_text'
  required?: boolean
  disabled?: boolean
  maxLength?: number
  /** Suggests a translation while one side is missing. */
  suggest?: Suggest | undefined
}

/**
 * Arabic and English side by side (one above the other on phones), with a mark that says whether both are written. The reader's own language comes
 * first, unless the text needs its Arabic side.
 */
export function BilingualInput({ label, ar, en, of = 'text', required, disabled, maxLength, suggest }: BilingualInputProps) {
  const { form } = useText('kit')
  const locale = useLocale()
  const written = { ar: isWritten(ar.value), en: isWritten(en.value) }
  const field = ar.name?.replace(/\.ar$/, '')
  const stale = useStaleSides(field, { ar: ar.value, en: en.value })
  const Part = of === 'rich_text' ? RichTextInput : of === 'long_text' ? LongTextInput : TextInput
  // The text is required, but its English side is not. Where neither side is, one is enough.
  const englishLater = required && ar.required !== false && en.required === false
  const shared = { disabled: disabled ?? false, ...(maxLength ? { maxLength } : {}) }
  const arabic = (
    <Part key="ar" {...own(ar)} {...shared} dir="rtl" lang="ar" placeholder={form.arabic} aria-label={`${label} (${form.arabic})`} />
  )
  const english = (
    <Part
      key="en"
      {...own(en)}
      {...shared}
      dir="ltr"
      lang="en"
      placeholder={englishLater ? form.englishLater : form.english}
      aria-label={`${label} (${form.english})`}
    />
  )
  return (
    <Input.Wrapper component="fieldset" bd={0} p={0} m={0} miw={0}>
      <Group component="legend" p={0} mb={4} gap={8}>
        <Text component="span" size="sm" fw="var(--mantine-font-weight-medium)">
          {label}
          {required && (
            <Text component="span" c="var(--mantine-color-error)" aria-hidden="true">
              {' *'}
            </Text>
          )}
        </Text>
        {stale.length === 0 && <SideMark texts={[{ ar: ar.value ?? '', en: en.value ?? '' }]} complete />}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {locale === 'en' && !englishLater ? [english, arabic] : [arabic, english]}
      </SimpleGrid>
      <StaleMark sides={stale} />
      {suggest && written.ar !== written.en && (
        <Suspense>
          <SideSuggestion
            text={(written.ar ? ar.value : en.value) ?? ''}
            side={written.ar ? 'en' : 'ar'}
            suggest={suggest}
            accept={(written.ar ? en : ar).onChange}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}

/** A side as form.bilingual() gives it also has a label; the two share the one above them. */
const own = ({ value, onChange, error, name }: Side): Omit<Side, 'required'> => ({ value, onChange, error, ...(name ? { name } : {}) })

const isWritten = (text: string | null | undefined) => plainText(text ?? '') !== ''
