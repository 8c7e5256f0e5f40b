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
import { useCallback, useEffect, useState } from 'react'
import classes from './rich-text.module.css'
import type { RichTextInputProps } from './rich-text-editor.tsx'

// The editor's toolbar, in its order.
const tools = [
  [IconBold, IconItalic, IconUnderline],
  [IconH2, IconH3, IconList, IconListNumbers, IconBlockquote],
  [IconLink, IconLinkOff],
  [IconArrowBackUp, IconArrowForwardUp],
]

type Editor = typeof import('./rich-text-editor.tsx').default

let loaded: Editor | null = null

/** The editor (105 kB). A page with a field of formatted text loads it at once, other forms never. */
function useEditorChunk() {
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
    if (!loaded) load()
  }, [load])
  return { Editor, load }
}

/** Formatted text, at least 200 px high. Until the editor is there the text can be read, and nothing takes keys that would be lost. */
export function RichTextInput({ label, error, required, description, ...rest }: RichTextInputProps) {
  const { Editor, load } = useEditorChunk()
  const [pressed, setPressed] = useState(false)
  const wrapper = { label, error, description, ...(required ? { required } : {}) }
  const name = rest['aria-label'] ?? (typeof label === 'string' ? label : undefined)
  const onPress = () => {
    setPressed(true)
    load()
  }
  return (
    <Input.Wrapper {...wrapper} labelElement="div" styles={{ description: { marginBlockStart: 5 }, error: { marginBlockStart: 5 } }}>
      {Editor ? (
        <Editor {...rest} invalid={Boolean(error)} focused={pressed} {...(name ? { 'aria-label': name } : {})} />
      ) : (
        <Preview {...rest} invalid={Boolean(error)} onPress={onPress} />
      )}
    </Input.Wrapper>
  )
}

type PreviewProps = Pick<RichTextInputProps, 'value' | 'dir' | 'lang' | 'placeholder'> & { invalid: boolean; onPress: () => void }

/** The text as the editor will show it, to read. The editor takes the focus when it arrives if the text was pressed meanwhile. */
const Preview = ({ value, dir, lang, placeholder, invalid, onPress }: PreviewProps) => (
  <div className={classes.preview} data-invalid={invalid || undefined} aria-busy="true" onPointerDown={onPress}>
    <div className={classes.tools} aria-hidden="true">
      {tools.map((group) => (
        <span key={group[0]?.displayName} className={classes.toolGroup}>
          {group.map((Icon) => (
            <span key={Icon.displayName} className={classes.tool}>
              <Icon size={16} stroke={1.5} />
            </span>
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
