import { Checkbox, Group, Text } from '@mantine/core'
import { allPermissions, type Permission, permissionActions, permissionResources } from '@rahba/contract/kernel/permissions'
import { IconCheck } from '@tabler/icons-react'
import { type AriaAttributes, type ReactNode, useId } from 'react'
import { useMayDo } from '../../api/session.ts'
import { Hint } from '../../kit/feedback/hint.tsx'
import { ScrollRegion } from '../../kit/layout/scroll-region.tsx'
import { Table } from '../../kit/show/table.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './permission-grid.module.css'

const actions = Object.keys(permissionActions)
const inRow = (resource: string) => allPermissions.filter((key) => key.slice(0, key.lastIndexOf('.')) === resource)
const inColumn = (action: string) => allPermissions.filter((key) => key.endsWith(`.${action}`))

interface PermissionGridProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** True if it only shows the permissions. */
  readOnly?: boolean
  error?: ReactNode
}

/** Resource by action, with whole rows, whole columns and everything to choose at once. What the admin lacks can be seen but not granted. */
export function PermissionGrid({ value, onChange, readOnly = false, error }: PermissionGridProps) {
  const t = useText('admin/access').roles
  const locale = useLocale()
  const may = useMayDo()
  const held = new Set(value)
  const errorId = useId()
  const free = (keys: readonly Permission[]) => keys.filter((key) => may([key]))

  const set = (keys: readonly Permission[], on: boolean) => {
    const next = new Set(held)
    for (const key of free(keys)) on ? next.add(key) : next.delete(key)
    onChange(allPermissions.filter((key) => next.has(key)))
  }
  /** A box for several keys: checked when all are held, in between when some are. */
  const many = (keys: readonly Permission[], label: string, shown?: string, marks: AriaAttributes = {}) => {
    if (readOnly) return null
    const count = keys.filter((key) => held.has(key)).length
    return (
      <Checkbox
        checked={count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        disabled={free(keys).length === 0}
        onChange={(event) => set(keys, event.currentTarget.checked)}
        aria-label={label}
        {...(shown ? { label: shown } : {})}
        {...marks}
      />
    )
  }
  const one = (key: Permission, label: string) => {
    if (readOnly) return held.has(key) && <IconCheck size={18} role="img" aria-label={label} className={classes.held ?? ''} />
    const box = (
      <Checkbox
        className={classes.box ?? ''}
        checked={held.has(key)}
        disabled={!may([key])}
        onChange={(event) => set([key], event.currentTarget.checked)}
        aria-label={label}
      />
    )
    return may([key]) ? box : <Hint label={t.notHeld}>{box}</Hint>
  }

  return (
    <>
      <Group justify="space-between" mb="sm">
        {many(allPermissions, t.selectAll, t.selectAll, error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        <Text size="sm" c="dimmed" aria-live="polite">
          {t.held(held.size, allPermissions.length)}
        </Text>
      </Group>
      {error && (
        <Text id={errorId} size="sm" c="red" role="alert" mb="xs">
          {error}
        </Text>
      )}
      <ScrollRegion label={t.permissions} className={classes.scroll}>
        <Table className={classes.table ?? ''}>
          <thead>
            <tr>
              <th scope="col">{t.resource}</th>
              {actions.map((action) => {
                const name = permissionActions[action]?.[locale] ?? action
                return (
                  <th key={action} scope="col">
                    <div className={classes.head}>
                      <span>{name}</span>
                      {many(inColumn(action), t.selectColumn(name))}
                    </div>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {Object.entries(permissionResources).map(([resource, labels]) => (
              <tr key={resource}>
                <th scope="row">
                  <Group gap="xs" wrap="nowrap">
                    {many(inRow(resource), t.selectRow(labels[locale]))}
                    <span>
                      {labels[locale]}
                      {'note' in labels && (
                        <Text span display="block" size="xs" c="dimmed" fw={400}>
                          {labels.note[locale]}
                        </Text>
                      )}
                    </span>
                  </Group>
                </th>
                {actions.map((action) => {
                  const key = allPermissions.find((known) => known === `${resource}.${action}`)
                  const name = `${labels[locale]}: ${permissionActions[action]?.[locale] ?? action}`
                  return <td key={action}>{key && one(key, name)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </>
  )
}
