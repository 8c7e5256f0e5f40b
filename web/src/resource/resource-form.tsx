import { inLocale } from '@rahba/contract/kernel/locale'
import { useNavigate } from 'react-router'
import { useCall, useFreshCall, useSend } from '../api/queries.ts'
import { ErrorState, FormSkeleton } from '../kit/feedback/states.tsx'
import { FormShell } from '../kit/form/form-shell.tsx'
import { useContractForm } from '../kit/form/use-contract-form.ts'
import { useStaleSave } from '../kit/form/use-stale-save.tsx'
import { useLocalPath } from '../kit/nav/link.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { AnyRow, DeclaredResource } from './any-resource.ts'
import { type FormBodyProps, useFormOverrides } from './form-overrides.ts'
import { type AnyForm, getBlank, inputs, wideKinds } from './inputs.tsx'
import classes from './resource.module.css'
import { buildPaths, useRowName } from './use-resource.ts'

/** The page that adds a record (`id` null) or changes one. */
export function ResourceForm({ resource, id }: { resource: DeclaredResource; id: string | null }) {
  return id === null ? <CreatePage resource={resource} /> : <EditPage resource={resource} id={id} />
}

/** A new record of something ordered by hand goes to the end. */
function CreatePage({ resource }: { resource: DeclaredResource }) {
  const ordered = resource.orderable && resource.list.sort.includes('position')
  const last = useCall(resource.endpoints.list, { query: { per_page: 1, sort: '-position' } }, { enabled: ordered, silent: true })
  if (ordered && last.isPending) return <FormSkeleton />
  const position = Number(last.data?.data[0]?.position ?? 0) + 1
  return <Form key="create" resource={resource} row={null} extra={ordered ? { position } : {}} reload={async () => undefined} />
}

function EditPage({ resource, id }: { resource: DeclaredResource; id: string }) {
  const read = useFreshCall(resource.endpoints.read, { params: { id } })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  // A cached answer may be old: the form starts with what the server says now.
  if (!read.data) return <FormSkeleton fields={Object.keys(resource.fields).length} />
  return <Form key={id} resource={resource} row={read.data} extra={{}} reload={async () => (await read.refetch()).data} />
}

interface FormProps {
  resource: DeclaredResource
  row: AnyRow | null
  extra: Record<string, unknown>
  /** Reads the record again. */
  reload: () => Promise<AnyRow | undefined>
}

function getInitial(resource: DeclaredResource, row: AnyRow | null, extra: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, row?.[name] ?? extra[name] ?? getBlank(name, field)]),
  )
}

function Form({ resource, row, extra, reload }: FormProps) {
  const { resource: t } = useText('kit')
  const locale = useLocale()
  const navigate = useNavigate()
  const local = useLocalPath()
  const overrides = useFormOverrides(resource)
  const rowName = useRowName(resource)
  const paths = buildPaths(resource)
  const { create, update, list, read, options } = resource.endpoints
  const start = (record: AnyRow | null) => ({ ...getInitial(resource, record, extra), ...overrides.initial?.(record) })
  const form: AnyForm = useContractForm(resource.body, { initial: start(row), labels: resource.labels.fields })
  const stale = useStaleSave(row, reload, (newer) => form.restart(start(newer)))

  const done = () => {
    form.markSaved()
    // This leads back to the list as it was left, with its page and filters.
    if (window.history.state?.idx > 0) void navigate(-1)
    else void navigate(local(paths.list))
  }
  const shared = { invalidates: [list, read, options], onDone: done, onFailed: form.showErrors, silent: true }
  const adding = useSend(create, { ...shared, message: (answer) => t.created(rowName(answer)) })
  const changing = useSend(update, {
    ...shared,
    message: (answer) => t.saved(rowName(answer)),
    headers: stale.headers,
  })
  const { pending, error } = row ? changing : adding
  const save = form.submit((output) => {
    // The resource's own body schema returned this.
    const body = output as Record<string, unknown>
    if (row) changing.send({ params: { id: row.id }, body })
    else adding.send({ body })
  })

  const notice = stale.getNotice(changing, save)
  const one = inLocale(resource.labels.one, locale)
  const Body = overrides.Form ?? GeneratedFields
  const { BelowForm } = overrides
  return (
    <FormShell
      title={row ? t.edit(one) : t.add(one)}
      breadcrumbs={[
        { label: inLocale(resource.labels.many, locale), to: paths.list },
        ...(row ? [{ label: rowName(row), to: paths.read(row.id) }] : []),
      ]}
      form={form}
      onSubmit={save}
      pending={pending}
      submitError={notice ? null : error}
      cancelTo={paths.list}
      notice={notice}
    >
      <Body resource={resource} form={form} row={row} />
      {BelowForm && <BelowForm resource={resource} form={form} row={row} />}
    </FormShell>
  )
}

/** One input for each declared field, in the order of the declaration. */
function GeneratedFields({ resource, form, row }: FormBodyProps) {
  const overrides = useFormOverrides(resource)
  return (
    <Panel>
      <div className={classes.fields}>
        {Object.entries(resource.fields).map(([name, field]) => (
          <div key={name} data-wide={wideKinds.has(field.kind) || undefined}>
            {(overrides.inputs?.[name] ?? inputs[field.kind])({ resource, field, name, form, row })}
          </div>
        ))}
      </div>
    </Panel>
  )
}
