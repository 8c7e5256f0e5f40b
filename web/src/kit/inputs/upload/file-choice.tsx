import { FileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

/**
 * A button that asks for a file, or for several. It takes the same one again too, which browsers keep to themselves: one that was refused and
 * then fixed, or taken away.
 */
export function FileChoice<Multiple extends boolean = false>({ onChange, ...rest }: Omit<FileButtonProps<Multiple>, 'resetRef'>) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton<Multiple>
      {...rest}
      resetRef={reset}
      onChange={(chosen) => {
        onChange(chosen)
        reset.current?.()
      }}
    />
  )
}
