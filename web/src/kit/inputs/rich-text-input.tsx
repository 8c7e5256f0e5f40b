import { Input } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import classes from './rich-text.module.css'
import type { TextInputProps } from './text-inputs.tsx'

const load = () => import('./rich-text-editor.tsx')
const Editor = lazy(load)

export type RichTextInputProps = Omit<TextInputProps, 'leftSection' | 'rightSection' | 'autoComplete'>

/**
 * Formatted text, at least 200 px high. The editor (130 kB) comes when the field is first pointed at or focused; until then the text stands there as it
 * will in the editor.
 */
export function RichTextInput({ label, error, required, description, ...rest }: RichTextInputProps) {
  const [asked, setAsked] = useState(false)
  const wrapper = { label, error, description, ...(required ? { required } : {}) }
  const name = rest['aria-label'] ?? (typeof label === 'string' ? label : undefined)
  const waiting = (
    <div className={classes.waiting} data-invalid={Boolean(error) || undefined}>
      <div className={classes.waitingTools} />
      {/* biome-ignore lint/a11y/useSemanticElements: it shows formatted text, and no native field does */}
      <div
        className={classes.waitingText}
        role="textbox"
        aria-multiline="true"
        aria-label={name}
        aria-invalid={Boolean(error) || undefined}
        aria-busy={asked || undefined}
        tabIndex={0}
        dir={rest.dir ?? 'auto'}
        lang={rest.lang}
        onPointerEnter={load}
        onFocus={() => setAsked(true)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps harmless markup only (see kernel/field)
        dangerouslySetInnerHTML={{ __html: rest.value ?? '' }}
      />
    </div>
  )
  return (
    <Input.Wrapper {...wrapper} labelElement="div" styles={{ error: { marginBlockStart: 5 } }}>
      {asked ? (
        <Suspense fallback={waiting}>
          <Editor {...rest} invalid={Boolean(error)} {...(name ? { 'aria-label': name } : {})} />
        </Suspense>
      ) : (
        waiting
      )}
    </Input.Wrapper>
  )
}
