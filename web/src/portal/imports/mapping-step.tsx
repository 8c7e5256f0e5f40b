import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import {
  foreignFields,
  type ImportField,
  importFields,
  importHeading,
  isComplete,
  matchingName,
  missingForNew,
} from '@rahba/contract/catalog/import/import-fields'
import type { ImportDetail } from '@rahba/contract/catalog/import/product-imports'
import {
  checkProductImport,
  listImportReasons,
  listImportRows,
  listProductImports,
  readProductImport,
} from '@rahba/contract/catalog/import/product-imports.calls'
import { comma } from '@rahba/contract/kernel/locale'
import { IconAlertTriangle, IconFileCheck, IconInfoCircle } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { UserText } from '../../kit/layout/direction.tsx'
import { plainText } from '../../kit/show/format.ts'
import { Panel } from '../../kit/show/panel.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './imports.module.css'
import { PicturesPanel } from './pictures-panel.tsx'

type Mapping = ImportDetail['mapping']

const variantFields: ReadonlySet<ImportField> = new Set([
  'variant_id',
  'sku',
  'barcode',
  'quantity',
  'quantity_seen',
  'price',
  'price_after_discount',
])
const isVariant = (field: ImportField) => field.startsWith('option') || field.startsWith('variant_') || variantFields.has(field)
const isForeign = (field: ImportField) => (foreignFields as readonly ImportField[]).includes(field)

function Missing({ mapping }: { mapping: Mapping }) {
  const { mapping: t } = useText('portal/imports')
  const locale = useLocale()
  const missing = missingForNew(mapping)
  if (missing.length === 0)
    return mapping.includes('quantity') ? null : (
      <Alert variant="light" color="blue" icon={<IconInfoCircle size={18} />}>
        {t.noQuantity}
      </Alert>
    )
  const names = missing.map((field) => importHeading(field, locale)).join(comma[locale])
  return isComplete(mapping) ? (
    <Alert variant="light" color="blue" icon={<IconInfoCircle size={18} />}>
      {t.updatesOnly(names)}
    </Alert>
  ) : (
    <Alert variant="light" color="red" title={t.missing} icon={<IconAlertTriangle size={18} />}>
      {t.missingBody(names)}
    </Alert>
  )
}

/** The second step: which column holds which field. A field chosen for one column leaves the other. */
export function MappingStep({ job, onChecking }: { job: ImportDetail; onChecking: () => void }) {
  const { mapping: t, pictures, sources } = useText('portal/imports')
  const locale = useLocale()
  const [mapping, setMapping] = useState<Mapping>(job.mapping)
  const [waiting, setWaiting] = useState(0)
  const check = useSend(checkProductImport, {
    invalidates: [readProductImport, listImportRows, listImportReasons, listProductImports],
    onDone: onChecking,
  })
  const choose = (index: number, field: ImportField | null) =>
    setMapping(mapping.map((now, at) => (at === index ? field : now === field ? null : now)))
  const toItems = (fields: readonly ImportField[]) => fields.map((field) => ({ value: field, label: matchingName(field, locale, mapping) }))
  const options = [
    { value: '', label: t.none },
    { group: t.groups.product, items: toItems(importFields.filter((field) => !isForeign(field) && !isVariant(field))) },
    { group: t.groups.variants, items: toItems(importFields.filter(isVariant)) },
    { group: t.groups.foreign, items: toItems(foreignFields) },
  ]
  const getName = (heading: string, index: number) => heading || t.unnamed(index + 1)
  return (
    <Stack gap="md">
      {job.source && (
        <Alert variant="light" color="green" role="status" icon={<IconFileCheck size={18} />}>
          {sources[job.source]}
        </Alert>
      )}
      <Missing mapping={mapping} />
      <Panel title={t.title} flush>
        <Text size="sm" c="dimmed" px="md" pt="sm">
          {t.hint}
        </Text>
        <table className={classes.mapping}>
          <thead>
            <tr>
              <th scope="col">{t.column}</th>
              <th scope="col">{t.samples}</th>
              <th scope="col">{t.field}</th>
            </tr>
          </thead>
          <tbody>
            {job.columns.map(({ heading, samples }, index) => (
              // The columns of one file keep their places.
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
              <tr key={index}>
                <th scope="row">
                  <UserText>{getName(heading, index)}</UserText>
                </th>
                <td>
                  <div className={classes.samples}>
                    {samples.map((sample, at) => (
                      <Fragment key={sample}>
                        {at > 0 && ' · '}
                        <UserText>{plainText(sample)}</UserText>
                      </Fragment>
                    ))}
                  </div>
                </td>
                <td>
                  <NativeSelect
                    size="sm"
                    aria-label={t.fieldOf(getName(heading, index))}
                    data={options}
                    value={mapping[index] ?? ''}
                    // The options are exactly these fields and none.
                    onChange={(event) => choose(index, (event.currentTarget.value || null) as ImportField | null)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <PicturesPanel job={job} onWaiting={setWaiting} />
      <Group justify="end">
        {/* The check leads to the next step, which stops the upload of the rest. */}
        {waiting > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {pictures.waiting(waiting)}
          </Text>
        )}
        <Button
          disabled={!isComplete(mapping) || waiting > 0}
          loading={check.pending}
          onClick={() => check.send({ params: { id: job.id }, body: { mapping } })}
        >
          {t.check}
        </Button>
      </Group>
    </Stack>
  )
}
