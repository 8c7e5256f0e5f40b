import { ActionIcon, Skeleton } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { Hint } from '../../kit/feedback/hint.tsx'
import { useText } from '../../text/use-text.ts'
import type { ShareStoreProps } from './share-body.tsx'

const ShareBody = lazy(() => import('./share-body.tsx'))

/** The button and window that share the store's link on seven networks or copy it. */
export function ShareStore(props: ShareStoreProps) {
  const t = useText('portal/layout').share
  const [open, setOpen] = useState(false)
  return (
    <>
      <Hint label={t.button}>
        <ActionIcon variant="subtle" color="gray" size="lg" onClick={() => setOpen(true)} aria-label={t.button}>
          <IconShare size={18} stroke={1.6} />
        </ActionIcon>
      </Hint>
      <Dialog opened={open} onClose={() => setOpen(false)} title={t.title}>
        <Suspense fallback={<Skeleton height={220} />}>
          <ShareBody {...props} />
        </Suspense>
      </Dialog>
    </>
  )
}
