import { FileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

/** A button that asks for one file. It takes the same file again too, which browsers keep to themselves: one that was refused and then mended, or taken away. */
export function FileChoice({ onChange, ...rest }: Omit<FileButtonProps, 'resetRef' | 'multiple'>) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      {...rest}
      resetRef={reset}
      onChange={(file) => {
        onChange(file)
        reset.current?.()
      }}
    />
  )
}
