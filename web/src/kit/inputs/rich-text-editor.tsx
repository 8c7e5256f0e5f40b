import '@mantine/tiptap/styles.css'
import { InputWrapperContext } from '@mantine/core'
import { Link, RichTextEditor } from '@mantine/tiptap'
import TextAlign from '@tiptap/extension-text-align'
import { type Editor, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { use, useEffect } from 'react'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { HistoryKeys } from './history-keys.ts'
import classes from './rich-text.module.css'
import type { TextInputProps } from './text-inputs.tsx'

export type RichTextInputProps = Omit<TextInputProps, 'leftSection' | 'rightSection' | 'autoComplete'>

/** The document as HTML. An empty one is an empty text, whatever marks its paragraph has, so that a required field notices. */
const getHtml = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

type EditorProps = Pick<RichTextInputProps, 'value' | 'onChange' | 'dir' | 'lang' | 'disabled' | 'placeholder' | 'aria-label'> & {
  invalid: boolean
  /** Takes the focus at first, with the caret at the end. */
  focused: boolean
}

/** Fetched by RichTextInput when it is needed. */
export default function RichTextEditorChunk({
  value,
  onChange,
  dir,
  lang,
  disabled,
  placeholder,
  invalid,
  focused,
  'aria-label': label,
}: EditorProps) {
  const { editor: t } = useText('kit')
  const locale = useLocale()
  const describedBy = use(InputWrapperContext).describedBy
  // 'auto' would put the bullets of lists on the wrong side: the side is said outright
  const direction = dir === 'rtl' || dir === 'ltr' ? dir : locale === 'ar' ? 'rtl' : 'ltr'
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, heading: { levels: [2, 3] } }),
      Link,
      TextAlign.configure({ types: ['heading', 'paragraph'] }),
      HistoryKeys,
    ],
    textDirection: direction,
    content: value ?? '',
    editable: !disabled,
    // It is never rendered on the server, which renders the text as a preview.
    immediatelyRender: true,
    autofocus: focused && 'end',
    editorProps: {
      attributes: {
        dir: direction,
        ...(lang ? { lang } : {}),
        ...(label ? { 'aria-label': label } : {}),
        ...(placeholder ? { 'data-placeholder': placeholder } : {}),
        // A form that is refused looks for the first field with this mark and focuses it.
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(getHtml(changed)),
  })

  // The editor reads `editable` once.
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])

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
    <RichTextEditor
      editor={editor}
      className={classes.editor}
      data-invalid={invalid || undefined}
      labels={{
        boldControlLabel: t.bold,
        italicControlLabel: t.italic,
        underlineControlLabel: t.underline,
        h2ControlLabel: t.heading,
        h3ControlLabel: t.subheading,
        bulletListControlLabel: t.bulletList,
        orderedListControlLabel: t.orderedList,
        blockquoteControlLabel: t.quote,
        linkControlLabel: t.link,
        unlinkControlLabel: t.unlink,
        linkEditorInputLabel: t.linkAddress,
        linkEditorInputPlaceholder: 'https://',
        linkEditorSave: t.linkSave,
        undoControlLabel: t.undo,
        redoControlLabel: t.redo,
      }}
    >
      <Tools disabled={disabled ?? false} />
      <RichTextEditor.Content mih={200} />
    </RichTextEditor>
  )
}

/** The tools, off while the text may not be changed: a tool changes the document of an editor that takes no letters too. */
function Tools({ disabled }: { disabled: boolean }) {
  const off = { disabled }
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold {...off} />
        <RichTextEditor.Italic {...off} />
        <RichTextEditor.Underline {...off} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 {...off} />
        <RichTextEditor.H3 {...off} />
        <RichTextEditor.BulletList {...off} />
        <RichTextEditor.OrderedList {...off} />
        <RichTextEditor.Blockquote {...off} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link {...off} />
        <RichTextEditor.Unlink {...off} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo {...off} />
        <RichTextEditor.Redo {...off} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
