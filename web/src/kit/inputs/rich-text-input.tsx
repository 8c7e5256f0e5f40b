import { Input } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconLinkOff,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import classes from './rich-text.module.css'
import type { TextInputProps } from './text-inputs.tsx'

// what the editor's bar holds, in its order: the bar stands there before its tools do
const tools = [
  [IconBold, IconItalic, IconUnderline],
  [IconH2, IconH3, IconList, IconListNumbers, IconBlockquote],
  [IconLink, IconLinkOff],
  [IconArrowBackUp, IconArrowForwardUp],
]

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
      <div className={classes.waitingTools} aria-hidden="true">
        {tools.map((group) => (
          <span key={group[0]?.displayName}>
            {group.map((Icon) => (
              <Icon key={Icon.displayName} size={16} stroke={1.5} />
            ))}
          </span>
        ))}
      </div>
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
