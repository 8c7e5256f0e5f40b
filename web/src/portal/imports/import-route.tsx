import { Box, Stepper, Text } from '@mantine/core'
import type { ImportDetail } from '@rahba/contract/catalog/import/product-imports'
import { readProductImport } from '@rahba/contract/catalog/import/product-imports.calls'
import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { readListAddress } from '../../kit/list/list-query.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { pageRead, readAhead } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { CheckStep } from './check-step.tsx'
import classes from './imports.module.css'
import { MappingStep } from './mapping-step.tsx'
import { pastList, pastRead } from './past-list.ts'
import { ResultStep } from './result-step.tsx'
import { UploadStep } from './upload-step.tsx'
import { Working } from './working.tsx'

export const handle: RouteHandle = { text: ['kit', 'portal/imports', 'portal/products', 'admin/history'] }

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const params = new URL(request.url).searchParams
  const id = params.get('import')
  return readAhead(context, id ? pageRead(readProductImport, { params: { id } }) : pastRead(readListAddress(pastList, params)))
}

function Steps({ step, done }: { step: number; done: boolean }) {
  const { steps } = useText('portal/imports')
  const { wizard } = useText('kit')
  return (
    <>
      <Stepper active={done ? steps.length : step} size="sm" allowNextStepsSelect={false} visibleFrom="sm" className={classes.steps ?? ''}>
        {steps.map((label) => (
          <Stepper.Step key={label} label={label} />
        ))}
      </Stepper>
      <Text size="sm" c="dimmed" hiddenFrom="sm" mb="sm">
        {wizard.step(step + 1, steps.length)}: {steps[step]}
      </Text>
    </>
  )
}

const getStep: Record<ImportDetail['state'], number> = { uploaded: 1, checking: 2, checked: 2, running: 3, done: 3, cancelled: 3 }

// The earlier states changed nothing and are in no log.
const begun: ReadonlySet<ImportDetail['state']> = new Set(['running', 'done', 'cancelled'])

/** One import at its current step. A checked import can go back to the step of the columns. */
function Import({ id, open }: { id: string; open: (answer: ImportDetail) => void }) {
  const query = useCall(readProductImport, { params: { id } })
  const [remapping, setRemapping] = useState(false)
  const job = query.data
  if (query.error && !job) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  // An answer cached from another import is ignored.
  if (job?.id !== id) return <FactsSkeleton />
  const again = remapping && job.state === 'checked'
  const body = () => {
    if (job.state === 'uploaded' || again) return <MappingStep job={job} onChecking={() => setRemapping(false)} />
    if (job.state === 'checked') return <CheckStep job={job} back={() => setRemapping(true)} />
    if (job.state === 'done' || job.state === 'cancelled') return <ResultStep job={job} open={open} />
    return <Working key={job.state} job={job} />
  }
  return (
    <>
      <Steps step={again ? 1 : getStep[job.state]} done={job.state === 'done'} />
      <Text size="sm" mb="sm" fw={500}>
        <UserText>{job.file}</UserText>
      </Text>
      {body()}
      {begun.has(job.state) && (
        <Box mt="md">
          {/* anew for each state, since each step writes an entry */}
          <RecordHistory key={job.state} entity="product-imports" id={id} />
        </Box>
      )}
    </>
  )
}

/** `/store/products/import`, with `?import=` an import that was begun. */
export default function ImportRoute() {
  const t = useText('portal/imports')
  const { title } = useText('portal/products')
  const [params, setParams] = useSearchParams()
  const id = params.get('import')
  const open = (answer: ImportDetail) => setParams({ import: answer.id })
  return (
    <>
      <PageHeader
        title={t.title}
        breadcrumbs={[{ label: title, to: '/store/products' }]}
        actions={
          id && (
            <LinkButton to="/store/products/import" variant="default">
              {t.result.again}
            </LinkButton>
          )
        }
      />
      {id ? (
        <Import key={id} id={id} open={open} />
      ) : (
        <>
          <Steps step={0} done={false} />
          <UploadStep open={open} />
        </>
      )}
    </>
  )
}
