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
import { type FocusEvent, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './rich-text.module.css'
import type { MadeEditor, RichTextInputProps } from './rich-text-editor.tsx'

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
 * will in the editor, and takes what is typed. It keeps the focus until the editor is made: then its text and caret pass over in one step, so that no key
 * falls between the two.
 */
export function RichTextInput({ label, error, required, description, ...rest }: RichTextInputProps) {
  const [Editor, setEditor] = useState<Editor | null>(null)
  const [asked, setAsked] = useState(false)
  // the plain field gave way to the editor
  const [taken, setTaken] = useState(false)
  const waiting = useRef<HTMLDivElement>(null)
  const made = useRef<MadeEditor | null>(null)
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
  const takeOver = (editor: MadeEditor) => {
    made.current = editor
    const field = waiting.current
    // a word that an input method is still composing ends first
    if (!field || field.dataset.composing) return
    const held = editor.takeFrom(field)
    flushSync(() => setTaken(true))
    if (held) editor.focus()
  }
  return (
    <Input.Wrapper {...wrapper} labelElement="div" styles={{ description: { marginBlockStart: 5 }, error: { marginBlockStart: 5 } }}>
      {Editor && (
        <div hidden={!taken}>
          <Editor {...rest} invalid={Boolean(error)} onMade={takeOver} {...(name ? { 'aria-label': name } : {})} />
        </div>
      )}
      {!taken && (
        <Waiting
          {...rest}
          ref={waiting}
          name={name}
          invalid={Boolean(error)}
          asked={asked}
          onAsked={fetchEditor}
          onComposed={() => made.current && takeOver(made.current)}
        />
      )}
    </Input.Wrapper>
  )
}

type WaitingProps = Pick<RichTextInputProps, 'value' | 'onChange' | 'dir' | 'lang' | 'disabled' | 'placeholder'> & {
  name: string | undefined
  invalid: boolean
  asked: boolean
  onAsked: () => void
  /** An input method has finished a word. */
  onComposed: () => void
  ref: Ref<HTMLDivElement>
}

/** The field before its editor is there. It takes text as a plain field does, so that nobody's first letters are lost. */
function Waiting(props: WaitingProps) {
  const { value, onChange, dir, lang, disabled, placeholder, name, invalid, asked, onAsked, onComposed, ref } = props
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
        ref={ref}
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
        onCompositionStart={({ currentTarget }) => {
          currentTarget.dataset.composing = 'true'
        }}
        onCompositionEnd={({ currentTarget }) => {
          delete currentTarget.dataset.composing
          // its letters are told of after this
          setTimeout(onComposed)
        }}
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
