import { IconLink } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Tool } from './rich-text-tool.tsx'

const LinkPopover = lazy(() => import('./rich-text-link-popover.tsx'))

/** The tool that makes the selected text a link, also by Ctrl or ⌘ with K. The field for the address loads when it is first opened. */
export function LinkTool({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { editor: t } = useText('kit')
  const [isMounted, setMounted] = useState(false)
  const [opened, setOpened] = useState(false)
  const open = () => {
    setMounted(true)
    setOpened(true)
  }
  useEffect(() => {
    const text = editor.view.dom
    const press = (event: KeyboardEvent) => {
      if (disabled || event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      // The same keys open the search of the page for those who are not writing.
      event.preventDefault()
      setMounted(true)
      setOpened(true)
    }
    text.addEventListener('keydown', press)
    return () => text.removeEventListener('keydown', press)
  }, [editor, disabled])
  const tool = <Tool label={t.link} icon={IconLink} onClick={open} disabled={disabled} active={editor.isActive('link')} />
  if (!isMounted) return tool
  return (
    <Suspense fallback={tool}>
      <LinkPopover editor={editor} opened={opened} close={() => setOpened(false)}>
        {tool}
      </LinkPopover>
    </Suspense>
  )
}
