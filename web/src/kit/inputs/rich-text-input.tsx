import { Input, VisuallyHidden } from '@mantine/core'
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
import { useCallback, useEffect, useRef, useState } from 'react'
import classes from './rich-text.module.css'
import type { RichTextInputProps } from './rich-text-editor.tsx'
import { useReaderHere } from './use-reader-here.ts'

// The editor's toolbar, in its order.
const tools = [
  [IconBold, IconItalic, IconUnderline],
  [IconH2, IconH3, IconList, IconListNumbers, IconBlockquote],
  [IconLink, IconLinkOff],
  [IconArrowBackUp, IconArrowForwardUp],
]

type Editor = typeof import('./rich-text-editor.tsx').default

let loaded: Editor | null = null

/** The editor (130 kB), which a page with a field of formatted text loads as soon as somebody uses the page. */
function useEditorChunk() {
  const isReaderHere = useReaderHere()
  const [Editor, setEditor] = useState(() => loaded)
  const load = useCallback(() => {
    import('./rich-text-editor.tsx').then(
      (chunk) => {
        loaded = chunk.default
        setEditor(() => loaded)
      },
      // Loading fails without a connection; a press on the field tries again.
      () => undefined,
    )
  }, [])
  useEffect(() => {
    if (isReaderHere && !loaded) load()
  }, [isReaderHere, load])
  return { Editor, load }
}

/** Formatted text, at least 200 px high. Until the editor is there the text can be read, and nothing takes keys that would be lost. */
export function RichTextInput({ label, error, required, description, ...rest }: RichTextInputProps) {
  const { Editor, load } = useEditorChunk()
  const [pressed, setPressed] = useState(false)
  const wrapper = { label, error, description, ...(required ? { required } : {}) }
  const name = rest['aria-label'] ?? (typeof label === 'string' ? label : undefined)
  const onPress = useCallback(() => {
    setPressed(true)
    load()
  }, [load])
  return (
    <Input.Wrapper {...wrapper} labelElement="div" styles={{ description: { marginBlockStart: 5 }, error: { marginBlockStart: 5 } }}>
      {Editor ? (
        <Editor {...rest} invalid={Boolean(error)} focused={pressed} {...(name ? { 'aria-label': name } : {})} />
      ) : (
        <Preview {...rest} {...(name ? { 'aria-label': name } : {})} invalid={Boolean(error)} onPress={onPress} />
      )}
    </Input.Wrapper>
  )
}

type PreviewProps = Pick<RichTextInputProps, 'value' | 'dir' | 'lang' | 'placeholder' | 'disabled' | 'aria-label'> & {
  invalid: boolean
  onPress: () => void
}

/**
 * The text as the editor will show it, to read. The editor takes the focus when it arrives if the text was pressed meanwhile, or its button focused: the
 * keyboard and a screen reader reach the field by that, and it takes no letters.
 */
function Preview({ value, dir, lang, placeholder, disabled, invalid, onPress, 'aria-label': name }: PreviewProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button may have been focused before the page was hydrated.
    if (button.current && button.current === document.activeElement) onPress()
  }, [onPress])
  return (
    <div className={classes.preview} data-invalid={invalid || undefined} aria-busy="true" onPointerDown={onPress}>
      <VisuallyHidden>
        <button type="button" ref={button} disabled={disabled} aria-label={name} onFocus={onPress} />
      </VisuallyHidden>
      <div className={classes.previewTools} aria-hidden="true">
        {tools.map((group) => (
          <span key={group[0]?.displayName}>
            {group.map((Icon) => (
              <Icon key={Icon.displayName} size={16} stroke={1.5} />
            ))}
          </span>
        ))}
      </div>
      <div
        className={classes.previewText}
        dir={dir ?? 'auto'}
        lang={lang}
        data-placeholder={placeholder}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps harmless markup only (see kernel/field)
        dangerouslySetInnerHTML={{ __html: value ?? '' }}
      />
    </div>
  )
}
