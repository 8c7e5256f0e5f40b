import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { TextInputProps } from './text-inputs.tsx'

const Editor = lazy(() => import('./rich-text-editor.tsx'))

const never = () => () => undefined
/** False on the server and while hydrating: the editor only exists in a browser. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export type RichTextInputProps = Omit<TextInputProps, 'leftSection' | 'rightSection' | 'autoComplete'>

/** Formatted text, at least 200 px high. The editor is a chunk of its own. */
export function RichTextInput({ label, error, required, description, ...rest }: RichTextInputProps) {
  const waiting = <Skeleton height={246} radius="md" />
  const wrapper = { label, error, description, ...(required ? { required } : {}) }
  return (
    <Input.Wrapper {...wrapper} labelElement="div" styles={{ error: { marginBlockStart: 5 } }}>
      {useInBrowser() ? (
        <Suspense fallback={waiting}>
          <Editor {...rest} invalid={Boolean(error)} {...(typeof label === 'string' ? { 'aria-label': label } : {})} />
        </Suspense>
      ) : (
        waiting
      )}
    </Input.Wrapper>
  )
}
