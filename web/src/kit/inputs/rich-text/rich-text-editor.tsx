import { InputWrapperContext, Typography } from '@mantine/core'
import { Editor } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { TextAlign } from '@tiptap/extension-text-align'
import StarterKit from '@tiptap/starter-kit'
import { type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '../../../text/locale.ts'
import type { TextInputProps } from '../text-inputs.tsx'
import { HistoryKeys } from './history-keys.ts'
import classes from './rich-text.module.css'
import { Tools } from './rich-text-tools.tsx'

export type RichTextInputProps = Omit<TextInputProps, 'leftSection' | 'rightSection' | 'autoComplete'>

/** The document as HTML. An empty one is an empty text, whatever marks its paragraph has, so that a required field notices. */
const getHtml = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

type EditorProps = Pick<RichTextInputProps, 'value' | 'onChange' | 'dir' | 'lang' | 'disabled' | 'placeholder' | 'aria-label'> & {
  invalid: boolean
  /** Takes the focus at first, with the caret at the end. */
  focused: boolean
}
type Direction = 'rtl' | 'ltr'

/** Makes an editor inside `place`, which lives as long as the component. React draws nothing there. */
function useEditor(place: RefObject<HTMLElement | null>, direction: Direction, { value, onChange, focused }: EditorProps): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null)
  const change = useEffectEvent((changed: Editor) => onChange(getHtml(changed)))
  const make = useEffectEvent(
    () =>
      new Editor({
        element: place.current,
        extensions: [
          StarterKit.configure({ link: false, heading: { levels: [2, 3] } }),
          Link.configure({ openOnClick: false }),
          TextAlign.configure({ types: ['heading', 'paragraph'] }),
          HistoryKeys,
        ],
        textDirection: direction,
        content: value ?? '',
        autofocus: focused && 'end',
        onUpdate: ({ editor: changed }) => change(changed),
      }),
  )
  // The editor is there before the browser paints, so the text is not missing for a moment.
  useLayoutEffect(() => {
    const made = make()
    setEditor(made)
    return () => made.destroy()
  }, [])
  return editor
}

/** Keeps what the field says of its text on the element that is typed in. */
function useAttributes(
  editor: Editor | null,
  direction: Direction,
  { lang, placeholder, invalid, disabled, 'aria-label': label }: EditorProps,
) {
  const { describedBy } = use(InputWrapperContext)
  useEffect(() => {
    const attributes = {
      dir: direction,
      ...(lang ? { lang } : {}),
      ...(label ? { 'aria-label': label } : {}),
      ...(placeholder ? { 'data-placeholder': placeholder } : {}),
      // A form that is refused looks for the first field with this mark and focuses it.
      ...(invalid ? { 'aria-invalid': 'true' } : {}),
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(disabled ? { 'aria-disabled': 'true' } : {}),
    }
    editor?.setOptions({ editorProps: { attributes }, editable: !disabled })
  }, [editor, direction, lang, label, placeholder, invalid, describedBy, disabled])
}

/** Fetched by RichTextInput when it is needed. It is never rendered on the server, which renders the text as a preview. */
export default function RichTextEditor(props: EditorProps) {
  const { value, dir, disabled = false, invalid } = props
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  // 'auto' would put the bullets of lists on the wrong side: the side is said outright
  const direction = dir === 'rtl' || dir === 'ltr' ? dir : locale === 'ar' ? 'rtl' : 'ltr'
  const editor = useEditor(place, direction, props)
  useAttributes(editor, direction, props)

  // A value set from outside (reload of a newer version) replaces the document; typing does not pass here. It is not in the undo history, because
  // undoing it would throw the caret to the start.
  useEffect(() => {
    if (!editor || editor.isFocused) return
    if ((value ?? '') !== getHtml(editor))
      editor
        .chain()
        .setContent(value ?? '', { emitUpdate: false })
        .setMeta('addToHistory', false)
        .run()
  }, [editor, value])

  return (
    <div className={classes.editor} data-invalid={invalid || undefined}>
      {editor && <Tools editor={editor} disabled={disabled} />}
      <Typography className={classes.text ?? ''}>
        <div ref={place} />
      </Typography>
    </div>
  )
}
