import { Loader, TextInput, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { useText } from '../../text/use-text.ts'
import { matching, type PaletteEntry, type PaletteGroup } from './entries.ts'
import classes from './palette.module.css'
import { getOptionId, PaletteOptions } from './palette-options.tsx'
import { useRecent } from './recent.ts'

interface PaletteProps {
  opened: boolean
  onClose: () => void
  /** The name of the surface and the account: choices are remembered under it. */
  name: string
  q: string
  onType: (q: string) => void
  /** Screens and actions; narrowed here. */
  groups: readonly PaletteGroup[]
  /** The records that the server found for `q`. */
  records: { groups: readonly PaletteGroup[]; pending: boolean; failed: boolean }
}

/** Screens, actions and records in one field: a combobox with a list below it, by the pattern of the ARIA guide. */
export function Palette({ opened, onClose, name, q, onType, groups, records }: PaletteProps) {
  const t = useText('palette')
  const local = useLocalPath()
  const navigate = useNavigate()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const recent = useRecent(name, groups)
  const isSearching = q.trim() !== ''
  const shown = isSearching
    ? [...matching(groups, q), ...records.groups.filter(({ entries }) => entries.length > 0)]
    : [...(recent.entries.length > 0 ? [{ key: 'recent', label: t.recent, entries: recent.entries }] : []), ...groups]
  const lines = shown.flatMap((group) => group.entries.map((entry) => ({ id: getOptionId(`${id}-${group.key}`, entry), entry })))
  const current = lines.find((line) => line.id === chosen) ?? lines[0]

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin at the top again
  useEffect(() => setChosen(null), [q, opened])
  const currentId = current?.id
  useEffect(() => {
    if (chosen && currentId) list.current?.querySelector(`#${CSS.escape(currentId)}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, currentId])

  const choose = (entry: PaletteEntry) => {
    recent.remember(entry)
    onClose()
    onType('')
    if (entry.run) entry.run()
    else if (entry.to) void navigate(local(entry.to))
  }
  const move = (by: number) => {
    const at = lines.findIndex((line) => line.id === currentId)
    setChosen(lines.at((at + by) % lines.length)?.id ?? null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || lines.length === 0) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && current) choose(current.entry)
    else return
    event.preventDefault()
  }
  const note = records.failed ? t.failed : isSearching && lines.length === 0 && !records.pending ? t.nothing(q.trim()) : null
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size={600}
      // The window grows during typing, so its first line stays where it is.
      centered={false}
      yOffset="10dvh"
      aria-label={t.title}
      classNames={{ content: classes.window ?? '', body: classes.body ?? '' }}
      transitionProps={{ duration: 0 }}
    >
      <TextInput
        data-autofocus
        variant="unstyled"
        className={classes.input}
        role="combobox"
        aria-label={t.title}
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={currentId}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        placeholder={t.placeholder}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
        rightSection={records.pending && <Loader size={16} aria-label={t.searching} />}
        value={q}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={press}
      />
      <div className={classes.list} role="listbox" id={`${id}-list`} aria-label={t.title} ref={list}>
        {shown.map((group) => (
          <PaletteOptions
            key={group.key}
            id={`${id}-${group.key}`}
            group={group}
            currentId={currentId}
            onPoint={setChosen}
            onChoose={choose}
          />
        ))}
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.foot} aria-hidden="true">
        {t.keys}
      </div>
      <VisuallyHidden aria-live="polite">{isSearching && !records.pending ? t.count(lines.length) : ''}</VisuallyHidden>
    </Dialog>
  )
}
