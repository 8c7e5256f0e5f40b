import '@mantine/tiptap/styles.css'
import { Link, RichTextEditor } from '@mantine/tiptap'
import TextAlign from '@tiptap/extension-text-align'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { HistoryKeys } from './history-keys.ts'
import classes from './rich-text.module.css'
import type { TextInputProps } from './text-inputs.tsx'

export type RichTextInputProps = Omit<TextInputProps, 'leftSection' | 'rightSection' | 'autoComplete'>

const empty = '<p></p>'

type EditorProps = Pick<RichTextInputProps, 'value' | 'onChange' | 'dir' | 'lang' | 'disabled' | 'placeholder' | 'aria-label'> & {
  invalid: boolean
  /** Takes the focus at first, with the caret at the end. */
  focused: boolean
}

/** Fetched by RichTextInput when it is needed. An empty document is an empty string, so that a required field notices. */
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
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML() === empty ? '' : changed.getHTML()),
  })

  // A value set from outside (reload of a newer version) replaces the document; typing does not pass here. It is not in the undo history, because
  // undoing it would throw the caret to the start.
  useEffect(() => {
    if (!editor || editor.isFocused) return
    const current = editor.getHTML()
    if ((value ?? '') !== (current === empty ? '' : current))
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
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content mih={200} />
    </RichTextEditor>
  )
}
