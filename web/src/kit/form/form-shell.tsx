import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { useText } from '../../text/use-text.ts'
import { Dialog } from '../feedback/dialog.tsx'
import classes from '../layout/page.module.css'
import { useInSight } from '../layout/use-in-sight.ts'
import { useOnPhone } from '../layout/use-on-phone.ts'
import { withLastQuery } from '../list/list-memory.ts'
import { LocalLink } from '../nav/link.tsx'
import { type Crumb, PageHeader } from '../nav/page-header.tsx'
import { MoneyInText } from '../show/money-in-text.tsx'
import { Form } from './form.tsx'
import { type GuardedForm, LeaveGuard, LeaveQuestion } from './leave-guard.tsx'
import { SaveButton } from './save-button.tsx'

type Guarded = GuardedForm & { dirty: boolean }

interface FormBase {
  /** The form from useContractForm. */
  form: Guarded
  /** `form.submit((output) => …)`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The refusal of the last try, or null. Required so that nobody forgets it. */
  submitError: ApiError | null
  /** True while it is being saved. Required so that nobody forgets it. */
  pending: boolean
  title: string
  saveLabel?: string
  /** Above the fields: a notice, a state. */
  notice?: ReactNode
  children: ReactNode
}

interface FormShellProps extends FormBase {
  breadcrumbs?: readonly Crumb[]
  /** The page that "cancel" opens, without the language. */
  cancelTo?: PageAddress
  mark?: ReactNode
  /** Other actions on the record, in the head of the page. */
  actions?: ReactNode
  /** True to leave out the page head, inside a page that has its own. */
  bare?: boolean
  /** The main way to finish, before a saving that then steps back: publishing, sending. */
  main?: ReactNode
}

/** The server's message about the form as a whole. */
export function SubmitError({ error }: { error: ApiError | null }) {
  // Every refusal has to be seen, also a second one with the same words.
  return error && <Refusal key={error.request_id} error={error} />
}

function Refusal({ error }: { error: ApiError }) {
  const ref = useInSight<HTMLDivElement>()
  return (
    <Alert ref={ref} color="red" icon={<IconAlertCircle size={18} />} role="alert" variant="light">
      <MoneyInText>{error.fields._ ?? error.error}</MoneyInText>
    </Alert>
  )
}

/** A form that is a page: its head, the fields, what was refused, a bar that stays in sight, and the guard against losing what was typed. */
export function FormShell(props: FormShellProps) {
  const { form, onSubmit, submitError, pending, title, saveLabel, children, breadcrumbs, cancelTo, mark, actions, notice, bare, main } =
    props
  const { form: t } = useText('kit')
  return (
    <>
      {!bare && <PageHeader title={title} mark={mark} actions={actions} {...(breadcrumbs ? { breadcrumbs } : {})} />}
      <Form onSubmit={onSubmit} aria-label={title}>
        <Stack gap="md">
          {notice}
          <SubmitError error={submitError} />
          {children}
        </Stack>
        <div className={classes.bar}>
          {main}
          <SaveButton pending={pending} variant={main ? 'default' : 'filled'}>
            {saveLabel ?? t.save}
          </SaveButton>
          {cancelTo && (
            <Button variant="default" renderRoot={(root) => <LocalLink to={withLastQuery(cancelTo)} {...root} />} disabled={pending}>
              {t.cancel(saveLabel ?? t.save)}
            </Button>
          )}
          {form.dirty && (
            <Text size="sm" c="dimmed" ms="auto" visibleFrom="xs">
              {t.unsaved}
            </Text>
          )}
        </div>
      </Form>
      <LeaveGuard form={form} />
    </>
  )
}

interface FormDialogProps extends FormBase {
  opened: boolean
  onClose: () => void
  /** A drawer at the side for what has several fields, a modal for one or two. */
  as?: 'drawer' | 'modal'
  size?: string | number
  /** The tone is `danger` if saving takes something away. */
  tone?: 'danger' | 'normal'
}

/** A form over the page. Closing it with unsaved work asks first. */
export function FormDialog({
  opened,
  onClose,
  as = 'drawer',
  size = 'md',
  form,
  onSubmit,
  submitError,
  pending,
  title,
  saveLabel,
  tone = 'normal',
  notice,
  children,
}: FormDialogProps) {
  const { form: t } = useText('kit')
  const common = useText('common')
  const verb = saveLabel ?? t.save
  const onPhone = useOnPhone()
  const [asking, setAsking] = useState(false)
  const close = () => {
    if (pending) return
    if (form.guard.current) setAsking(true)
    else onClose()
  }
  const shared = {
    opened,
    onClose: close,
    title,
    styles: { title: { fontWeight: 600 } },
    closeButtonProps: { 'aria-label': common.actions.close },
  } as const
  const body = (
    <Form onSubmit={onSubmit} aria-label={title}>
      <Stack gap="md">
        {notice}
        <SubmitError error={submitError} />
        {children}
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={close} disabled={pending}>
            {t.cancel(verb)}
          </Button>
          <SaveButton pending={pending} {...(tone === 'danger' ? { color: 'red' } : {})}>
            {verb}
          </SaveButton>
        </Group>
      </Stack>
    </Form>
  )
  return (
    <>
      {as === 'modal' ? (
        <Dialog {...shared} size={size} fullScreen={onPhone}>
          {body}
        </Dialog>
      ) : (
        <Dialog as="drawer" {...shared} size={onPhone ? '100%' : size}>
          {body}
        </Dialog>
      )}
      <LeaveQuestion
        opened={asking}
        title={t.leaveTitle}
        stay={() => setAsking(false)}
        leave={() => {
          setAsking(false)
          onClose()
        }}
      />
    </>
  )
}
