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
import { type FocusEvent, useState } from 'react'
import classes from './rich-text.module.css'
import type { RichTextInputProps } from './rich-text-editor.tsx'

// what the editor's bar holds, in its order: the bar stands there before its tools do
const tools = [
  [IconBold, IconItalic, IconUnderline],
  [IconH2, IconH3, IconList, IconListNumbers, IconBlockquote],
  [IconLink, IconLinkOff],
  [IconArrowBackUp, IconArrowForwardUp],
]

const load = () => import('./rich-text-editor.tsx')
type Editor = Awaited<ReturnType<typeof load>>['default']

/**
 * Formatted text, at least 200 px high. The editor (130 kB) comes when the field is first pointed at or focused; until then the text stands there as it
 * will in the editor, and what is typed meanwhile is the editor's first text.
 */
export function RichTextInput({ label, error, required, description, ...rest }: RichTextInputProps) {
  const [Editor, setEditor] = useState<Editor | null>(null)
  const [asked, setAsked] = useState(false)
  const wrapper = { label, error, description, ...(required ? { required } : {}) }
  const name = rest['aria-label'] ?? (typeof label === 'string' ? label : undefined)
  // the plain field stays until the editor is there, and goes on alone where it can't be fetched
  const fetchEditor = () => {
    if (asked) return
    setAsked(true)
    load().then(
      (chunk) => setEditor(() => chunk.default),
      () => setAsked(false),
    )
  }
  return (
    <Input.Wrapper {...wrapper} labelElement="div" styles={{ description: { marginBlockStart: 5 }, error: { marginBlockStart: 5 } }}>
      {Editor ? (
        <Editor {...rest} invalid={Boolean(error)} {...(name ? { 'aria-label': name } : {})} />
      ) : (
        <Waiting {...rest} name={name} invalid={Boolean(error)} asked={asked} onAsked={fetchEditor} />
      )}
    </Input.Wrapper>
  )
}

type WaitingProps = Pick<RichTextInputProps, 'value' | 'onChange' | 'dir' | 'lang' | 'disabled' | 'placeholder'> & {
  name: string | undefined
  invalid: boolean
  asked: boolean
  onAsked: () => void
}

/** The field before its editor is there. It takes text as a plain field does, so that nobody's first letters are lost. */
function Waiting({ value, onChange, dir, lang, disabled, placeholder, name, invalid, asked, onAsked }: WaitingProps) {
  // what is typed is in the page already: written anew, it would throw the caret back to the start
  const [typedOn, setTypedOn] = useState<string | null>(null)
  const focus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    onAsked()
    const selection = window.getSelection()
    selection?.selectAllChildren(currentTarget)
    selection?.collapseToEnd()
  }
  return (
    <div className={classes.waiting} data-invalid={invalid || undefined}>
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
        contentEditable={!disabled}
        role="textbox"
        aria-multiline="true"
        aria-label={name}
        aria-invalid={invalid || undefined}
        aria-busy={asked || undefined}
        tabIndex={0}
        dir={dir ?? 'auto'}
        lang={lang}
        data-placeholder={placeholder}
        onPointerEnter={() => void load().catch(() => undefined)}
        onFocus={focus}
        onInput={({ currentTarget }) => {
          setTypedOn(typedOn ?? value ?? '')
          onChange(currentTarget.innerText.trim() ? currentTarget.innerHTML : '')
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps harmless markup only (see kernel/field)
        dangerouslySetInnerHTML={{ __html: typedOn ?? value ?? '' }}
      />
    </div>
  )
}
