import { Badge, Button, Group, Text } from '@mantine/core'
import { getHomeText, homeTextKeys } from '@rahba/contract/content/home-texts'
import type { EditedPage, PageVersion } from '@rahba/contract/content/pages'
import { listPageVersions, readPageVersion } from '@rahba/contract/content/pages.calls'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { Prose } from '../../content/prose.tsx'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './page-editor.module.css'

type Version = NonNullable<ReturnType<typeof useCall<typeof readPageVersion>>['data']>

/** One language of a version. */
function VersionText({ version, side }: { version: Version; side: Locale }) {
  const t = useText('admin/content').page
  const { form } = useText('kit')
  const locale = useLocale()
  const texts = homeTextKeys.flatMap((key) => {
    const text = version.texts[key]?.[side]
    return text ? [{ key, label: getHomeText(key)[locale], text }] : []
  })
  return (
    <section
      className={classes.side}
      lang={side}
      dir={side === 'ar' ? 'rtl' : 'ltr'}
      aria-label={side === 'ar' ? form.arabic : form.english}
    >
      <Text fw={600} mb="xs">
        {version.title[side]}
      </Text>
      <Prose html={version.body[side]} size="sm" />
      {texts.length > 0 && (
        <>
          <Text size="sm" fw={600} mt="md">
            {t.written}
          </Text>
          <ul>
            {texts.map(({ key, label, text }) => (
              <li key={key}>
                <Text size="sm" component="span">
                  {label}: {text}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function VersionDrawer({ page, number, onClose }: { page: EditedPage; number: number; onClose: () => void }) {
  const t = useText('admin/content').page
  const { close } = useText('common').actions
  const read = useCall(readPageVersion, { params: { id: page.id, number } })
  return (
    <Dialog
      as="drawer"
      opened
      onClose={onClose}
      title={t.version(number)}
      size="xl"
      closeButtonProps={{ 'aria-label': close }}
      styles={{ title: { fontWeight: 600 } }}
    >
      {read.error && !read.data && <ErrorState error={read.error} retry={() => void read.refetch()} />}
      {!read.data && !read.error && <FactsSkeleton rows={6} />}
      {read.data && (
        <div className={classes.sides}>
          {locales.map((side) => (
            <VersionText key={side} version={read.data} side={side} />
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface PageVersionsProps {
  page: EditedPage
  mayRestore: boolean
  restore: (number: number) => Promise<unknown>
}

const initialCount = 10

/** The published versions with time and author; each can be read, and restored into the editor. */
export function PageVersions({ page, mayRestore, restore }: PageVersionsProps) {
  const t = useText('admin/content').page
  const [shown, setShown] = useState(initialCount)
  const [open, setOpen] = useState<number | null>(null)
  const list = useCall(listPageVersions, { params: { id: page.id }, query: { per_page: shown } })
  const row = ({ id, number, published_at, published_by }: PageVersion) => (
    <li key={id} className={classes.version}>
      <div className={classes.facts}>
        <Group gap={8}>
          <Text size="sm" fw={500}>
            {t.version(number)}
          </Text>
          {page.published?.number === number && (
            <Badge size="sm" variant="light" tt="none" fw={500}>
              {t.current}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          <DateTime value={published_at} />
          {published_by && (
            <>
              {' · '}
              <UserText>{published_by}</UserText>
            </>
          )}
        </Text>
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" aria-label={`${t.show}: ${t.version(number)}`} onClick={() => setOpen(number)}>
          {t.show}
        </Button>
        {mayRestore && (page.published?.number !== number || page.changed) && (
          <ConfirmAction title={t.restoreTitle(number)} body={t.restoreBody} confirmLabel={t.restore} onConfirm={() => restore(number)}>
            <Button size="xs" variant="default" aria-label={`${t.restore}: ${t.version(number)}`}>
              {t.restore}
            </Button>
          </ConfirmAction>
        )}
      </Group>
    </li>
  )
  const rows = list.data?.data ?? []
  return (
    <div className={classes.versions}>
      <Panel title={t.versions} flush={rows.length > 0}>
        {list.error && !list.data && <ErrorState error={list.error} retry={() => void list.refetch()} />}
        {!list.data && !list.error && <FactsSkeleton rows={2} />}
        {list.data && rows.length === 0 && (
          <Text size="sm" c="dimmed">
            {t.noVersions}
          </Text>
        )}
        {rows.length > 0 && <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>{rows.map(row)}</ul>}
        {list.data && list.data.meta.total > shown && (
          <div className={classes.foot}>
            <Button size="xs" variant="default" loading={list.isPlaceholderData} onClick={() => setShown(Math.min(100, shown + 40))}>
              {t.more}
            </Button>
          </div>
        )}
      </Panel>
      {open !== null && <VersionDrawer page={page} number={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
