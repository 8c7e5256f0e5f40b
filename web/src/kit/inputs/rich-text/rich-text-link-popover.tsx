import { Button, Group, Popover } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { type ReactElement, useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { LinkInput } from '../text-inputs.tsx'
import classes from './rich-text.module.css'

interface LinkPopoverProps {
  editor: Editor
  opened: boolean
  close: () => void
  /** The tool that opens it. */
  children: ReactElement
}

/** The field for the address of a link, below its tool. An empty address removes the link. */
export default function LinkPopover({ editor, opened, close, children }: LinkPopoverProps) {
  return (
    <Popover opened={opened} onChange={(open) => !open && close()} trapFocus shadow="md" position="bottom-start">
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown p="xs" w={360} maw="calc(100vw - 16px)">
        {opened && <Address editor={editor} close={close} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function Address({ editor, close }: Pick<LinkPopoverProps, 'editor' | 'close'>) {
  const { editor: t } = useText('kit')
  const [href, setHref] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const save = () => {
    close()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else chain.setLink({ href }).run()
  }
  return (
    <Group
      gap="xs"
      wrap="nowrap"
      className={classes.link ?? ''}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // The form around the text must not be sent.
        event.preventDefault()
        save()
      }}
    >
      <LinkInput aria-label={t.linkAddress} value={href} onChange={(text) => setHref(text ?? '')} />
      <Button variant="default" onClick={save}>
        {t.linkSave}
      </Button>
    </Group>
  )
}
