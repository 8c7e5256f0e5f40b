import { ActionIcon, Stack, Text } from '@mantine/core'
import type { ImportDetail, ImportPicture } from '@rahba/contract/catalog/import/product-imports'
import { listImportPictures } from '@rahba/contract/catalog/import/product-imports.calls'
import { deleteStoreFile } from '@rahba/contract/kernel/files.calls'
import { IconTrash } from '@tabler/icons-react'
import { useCall, useInvalidate, useSend } from '../../api/queries.ts'
import { UploadTile } from '../../kit/inputs/upload/upload-tile.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { Picture } from '../../kit/show/picture.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './imports.module.css'

function Uploaded({ picture }: { picture: ImportPicture }) {
  const { pictures: t } = useText('portal/imports')
  const remove = useSend(deleteStoreFile, { invalidates: [listImportPictures] })
  return (
    <li className={classes.uploaded}>
      <Picture id={picture.id} alt="" width={40} height={40} />
      <UserText>{picture.name}</UserText>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t.remove(picture.name)}
        loading={remove.pending}
        onClick={() => remove.send({ params: { id: picture.id } })}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </li>
  )
}

interface PicturesPanelProps {
  job: ImportDetail
  /** Gets the number of pictures that are still to be uploaded. */
  onWaiting: (files: number) => void
}

/** The upload of the pictures that rows name by file, which works like that of any other picture of the store. */
export function PicturesPanel({ job, onWaiting }: PicturesPanelProps) {
  const { pictures: t } = useText('portal/imports')
  const invalidate = useInvalidate()
  const { data } = useCall(listImportPictures, { params: { id: job.id } })
  return (
    <Panel title={t.title}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t.body}
        </Text>
        <UploadTile
          purpose="picture"
          multiple
          height={104}
          aria-label={t.drop}
          description={t.day}
          onUploaded={() => void invalidate([listImportPictures])}
          onWaiting={onWaiting}
        />
        {data && data.total > 0 && (
          <>
            <Text size="sm" fw={500} role="status">
              {t.count(data.total)}
            </Text>
            <ul className={classes.pictures} aria-label={t.list}>
              {data.data.map((picture) => (
                <Uploaded key={picture.id} picture={picture} />
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Panel>
  )
}
