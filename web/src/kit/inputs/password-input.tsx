import { PasswordInput as MantinePassword } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import type { TextInputProps } from './text-inputs.tsx'

/** Apart from the other texts: every form would load it with them. */
export function PasswordInput({
  value,
  onChange,
  autoComplete = 'current-password',
  ...rest
}: Omit<TextInputProps, 'dir' | 'lang' | 'rightSection'>) {
  const { form } = useText('kit')
  const [visible, setVisible] = useState(false)
  return (
    <MantinePassword
      {...rest}
      autoComplete={autoComplete}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? form.hide : form.show }}
    />
  )
}
