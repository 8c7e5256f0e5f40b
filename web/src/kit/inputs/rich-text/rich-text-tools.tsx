import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLinkOff,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useReducer } from 'react'
import { useText } from '../../../text/use-text.ts'
import classes from './rich-text.module.css'
import { LinkTool } from './rich-text-link.tsx'
import { Tool, type ToolProps } from './rich-text-tool.tsx'

/** Draws the caller again after each change of the text or of the selection. */
function useChanges(editor: Editor) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', redraw)
    return () => {
      editor.off('transaction', redraw)
    }
  }, [editor])
}

/** The tools, off while the text may not be changed: a tool changes the document of an editor that takes no letters too. */
export function Tools({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { editor: t } = useText('kit')
  useChanges(editor)
  const run = (command: (chain: ChainedCommands) => ChainedCommands) => () => command(editor.chain().focus()).run()
  const group = (...tools: ReactNode[]) => <div className={classes.toolGroup}>{tools}</div>
  const tool = (
    label: string,
    icon: ToolProps['icon'],
    command: (chain: ChainedCommands) => ChainedCommands,
    more: Partial<ToolProps> = {},
  ) => <Tool key={label} label={label} icon={icon} onClick={run(command)} disabled={disabled} {...more} />
  const mark = (label: string, icon: ToolProps['icon'], name: string, command: (chain: ChainedCommands) => ChainedCommands) =>
    tool(label, icon, command, { active: editor.isActive(name) })
  const heading = (label: string, icon: ToolProps['icon'], level: 2 | 3) =>
    tool(label, icon, (chain) => chain.toggleHeading({ level }), { active: editor.isActive('heading', { level }) })
  return (
    <div className={classes.tools}>
      {group(
        mark(t.bold, IconBold, 'bold', (chain) => chain.toggleBold()),
        mark(t.italic, IconItalic, 'italic', (chain) => chain.toggleItalic()),
        mark(t.underline, IconUnderline, 'underline', (chain) => chain.toggleUnderline()),
      )}
      {group(
        heading(t.heading, IconH2, 2),
        heading(t.subheading, IconH3, 3),
        mark(t.bulletList, IconList, 'bulletList', (chain) => chain.toggleBulletList()),
        mark(t.orderedList, IconListNumbers, 'orderedList', (chain) => chain.toggleOrderedList()),
        mark(t.quote, IconBlockquote, 'blockquote', (chain) => chain.toggleBlockquote()),
      )}
      {group(
        <LinkTool key="link" editor={editor} disabled={disabled} />,
        tool(t.unlink, IconLinkOff, (chain) => chain.unsetLink()),
      )}
      {group(
        tool(t.undo, IconArrowBackUp, (chain) => chain.undo(), { disabled: disabled || !editor.can().undo() }),
        tool(t.redo, IconArrowForwardUp, (chain) => chain.redo(), { disabled: disabled || !editor.can().redo() }),
      )}
    </div>
  )
}
