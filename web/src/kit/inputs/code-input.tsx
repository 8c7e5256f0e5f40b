import { Input, PinInput } from '@mantine/core'
import { latinDigits } from '@rahba/contract/kernel/normalise'
import { useText } from '../../text/use-text.ts'
import type { InputProps } from './input-props.ts'

const anyDigit = /^[0-9\u0660-\u0669\u06f0-\u06f9]+$/

interface CodeInputProps extends InputProps<string> {
  length?: number
  /** Called once all boxes are filled. */
  onComplete?: (code: string) => void
}

/** A short numeric code: boxes in one left-to-right group that take paste, the phone's offered code, and the digits of either script. */
export function CodeInput({
  value,
  onChange,
  length = 4,
  onComplete,
  label,
  error,
  description,
  disabled,
  autoFocus,
  name,
  ...rest
}: CodeInputProps) {
  const { form } = useText('kit')
  const change = (typed: string) => {
    const code = latinDigits(typed)
    onChange(code)
    // The group's own onComplete fires once, and not again after its owner emptied it for another try.
    if (code.length === length && code !== value) onComplete?.(code)
  }
  return (
    <Input.Wrapper label={label} error={error} description={description} labelElement="div">
      <div dir="ltr" style={{ display: 'flex', justifyContent: 'center', marginBlock: 4 }}>
        <PinInput
          length={length}
          type={anyDigit}
          inputType="text"
          oneTimeCode
          size="lg"
          // Long codes share the width that a phone has.
          gap={length > 4 ? 6 : 'sm'}
          styles={{
            root: { inlineSize: '100%', maxInlineSize: `${length * 3.75}rem`, flexWrap: 'nowrap' },
            pinInput: { flex: '1 1 0', minInlineSize: 0, inlineSize: 'auto' },
            input: { inlineSize: '100%', paddingInline: 0 },
          }}
          placeholder=""
          value={latinDigits(value)}
          onChange={change}
          error={Boolean(error)}
          aria-label={rest['aria-label'] ?? (typeof label === 'string' ? label : form.digit(1))}
          getInputProps={(index) => ({
            'aria-label': form.digit(index + 1),
            // As a property of the group, this would refuse the keys of Arabic digits.
            inputMode: 'numeric',
            // A dialog focuses the element with this mark and ignores `autoFocus`.
            ...(autoFocus && index === 0 ? { 'data-autofocus': true } : {}),
          })}
          {...(disabled ? { disabled } : {})}
          {...(autoFocus ? { autoFocus } : {})}
          {...(name ? { name } : {})}
        />
      </div>
    </Input.Wrapper>
  )
}
