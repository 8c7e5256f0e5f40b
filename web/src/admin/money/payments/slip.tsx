import { Button, Text } from '@mantine/core'
import { downloadAdminFile } from '@rahba/contract/kernel/files.calls'
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../../api/client.ts'
import { useText } from '../../../text/use-text.ts'
import classes from './slip.module.css'

/** Address of a private file, which the browser's session opens. */
const slipUrl = (id: string) => `/api/admin/files/${id}`

/**
 * A slip is private: it is fetched with the session, and every fetch is recorded. So it is read once and kept while the page is open, whichever
 * size it is shown in.
 */
function useSlip(id: string, enabled = true) {
  const read = useQuery({
    queryKey: ['slip', id],
    queryFn: async ({ signal }) => (await request(downloadAdminFile, { params: { id } }, { signal })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
    enabled,
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!read.data) return
    const made = URL.createObjectURL(read.data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [read.data])
  return { url, kind: read.data?.type, failed: read.error !== null }
}

/** A slip in a list: its picture where it waits to be reviewed, else a sign that there is one, since each reading is recorded. */
export function SlipThumb({ id, shown }: { id: string; shown: boolean }) {
  const { url, kind } = useSlip(id, shown)
  if (!url || !kind?.startsWith('image/')) {
    return (
      <span className={classes.thumb}>
        <IconFileText size={18} stroke={1.5} aria-hidden="true" />
      </span>
    )
  }
  return <img className={classes.thumb} src={url} alt="" />
}

/** A slip to be read: a picture as large as fits, a PDF as a file to save. */
export function SlipView({ id, label }: { id: string; label: string }) {
  const { payments: t } = useText('admin/money')
  const { url, kind, failed } = useSlip(id)
  if (failed) {
    return (
      <Text size="sm" role="alert">
        {t.slipFailed}
      </Text>
    )
  }
  const open = (
    <Button
      component="a"
      href={slipUrl(id)}
      target="_blank"
      rel="noreferrer"
      variant="subtle"
      size="xs"
      mt="xs"
      leftSection={<IconExternalLink size={14} aria-hidden="true" />}
    >
      {t.openSlip}
    </Button>
  )
  // The server leaves the preview to the browser; without scripts the slip can still be opened.
  if (!url) return <div className={classes.pending}>{open}</div>
  if (kind === 'application/pdf') {
    return (
      <Button component="a" href={slipUrl(id)} variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />}>
        {t.savePdf}
      </Button>
    )
  }
  return (
    <>
      <img className={classes.view} src={url} alt={label} />
      {open}
    </>
  )
}
