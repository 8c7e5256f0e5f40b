import { ColorSwatch, Group, Input, TextInput } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { cleanColor, storeColors } from '@rahba/contract/stores/profile/store-colors'
import { useId } from 'react'
import type { InputProps } from '../../kit/inputs/input-props.ts'
import { useLocale } from '../../text/locale.ts'
import classes from './color-input.module.css'

interface ColorInputProps extends InputProps<string | null> {
  /** The name of no colour of its own. */
  none: string
  /** The name of the field for another colour. */
  other: string
  /** The name of the button that opens the browser's colours. */
  pick: string
}

/** A colour of the palette, or another one by its digits; null for none. */
export function ColorInput({ value, onChange, label, error, description, disabled, none, other, pick, name }: ColorInputProps) {
  const locale = useLocale()
  const group = useId()
  const shown = value === null ? null : cleanColor(value)
  const choices = [
    { color: null, title: none, fill: 'var(--mantine-color-brand-7)' },
    ...Object.entries(storeColors).map(([color, title]) => ({ color, title: inLocale(title, locale), fill: color })),
  ]
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <div role="radiogroup" aria-label={typeof label === 'string' ? label : undefined} className={classes.swatches}>
        {choices.map(({ color, title, fill }) => (
          <label key={title} className={classes.swatch} title={title}>
            <input
              type="radio"
              name={`${group}-color`}
              aria-label={title}
              checked={shown === color}
              disabled={disabled ?? false}
              onChange={() => onChange(color)}
            />
            <ColorSwatch color={fill} size={34} component="span" />
          </label>
        ))}
      </div>
      <Group gap="xs" mt="xs" align="flex-end">
        <TextInput
          label={other}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || null)}
          disabled={disabled ?? false}
          placeholder="#1E3A6E"
          dir="ltr"
          w={140}
          error={error ? true : undefined}
          {...(name ? { name } : {})}
        />
        <input
          type="color"
          className={classes.pick}
          aria-label={pick}
          title={pick}
          value={shown !== null && /^#[0-9a-f]{6}$/.test(shown) ? shown : '#0f5c4d'}
          disabled={disabled ?? false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Group>
    </Input.Wrapper>
  )
}
