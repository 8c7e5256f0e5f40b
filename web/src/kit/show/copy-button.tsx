import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toast } from '../../api/toast.ts'
import { useText } from '../../text/use-text.ts'
import { Hint } from '../feedback/hint.tsx'

/** Copies `text` and says so. With `label` it is a button with a word, else an icon. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { copy: t } = useText('kit')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast(t.copied)
    } catch {
      toast(t.failed, 'error')
    }
  }
  const icon = copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />
  if (label) {
    return (
      <Button variant="default" leftSection={icon} onClick={copy}>
        {label}
      </Button>
    )
  }
  return (
    <Hint label={t.copy}>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={t.copy} onClick={copy}>
        {icon}
      </ActionIcon>
    </Hint>
  )
}
