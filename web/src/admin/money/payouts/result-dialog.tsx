import { Button, Group, Stack, Text } from '@mantine/core'
import type { PayoutRun, RunResult } from '@rahba/contract/money/payouts/payout-runs'
import { importRunResult } from '@rahba/contract/money/payouts/payout-runs.calls'
import { useState } from 'react'
import { useSend } from '../../../api/queries.ts'
import { Dialog } from '../../../kit/feedback/dialog.tsx'
import { FileChoice } from '../../../kit/inputs/upload/file-choice.tsx'
import { Ltr, None, UserText } from '../../../kit/layout/direction.tsx'
import { StatusDot, type Tone } from '../../../kit/show/status-dot.tsx'
import { Table } from '../../../kit/show/table.tsx'
import { useText } from '../../../text/use-text.ts'
import { changedByPayout } from './invalidated-calls.ts'

const tones: Record<RunResult['results'][number]['outcome'], Tone> = { paid: 'good', failed: 'bad', known: 'neutral', refused: 'waiting' }

/** The text of a bank's file: UTF-8, or what Arabic Windows writes. */
async function getText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

/** Takes in the bank's answer to one run, and shows line by line what became of it. */
export function ResultDialog({ run, close }: { run: PayoutRun; close: () => void }) {
  const t = useText('admin/payouts')
  const { form } = useText('kit')
  const common = useText('common')
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<RunResult | null>(null)
  const send = useSend(importRunResult, { invalidates: changedByPayout, silent: true, onDone: setResult })
  const read = async () => {
    if (file) send.send({ params: { run_id: run.id }, body: { file: await getText(file) } })
  }
  return (
    <Dialog opened onClose={close} title={`${t.importResult} · ${run.number}`} size="lg">
      <Stack gap="md">
        <Text size="sm">{t.resultHint}</Text>
        <Group>
          <FileChoice
            accept=".csv,text/csv,text/plain"
            onChange={(chosen) => {
              setFile(chosen)
              setResult(null)
              send.reset()
            }}
          >
            {(props) => (
              <Button variant="default" {...props}>
                {t.chooseFile}
              </Button>
            )}
          </FileChoice>
          {file && (
            <Text size="sm">
              <UserText>{file.name}</UserText>
            </Text>
          )}
        </Group>
        {send.error && (
          <Text size="sm" c="red" role="alert">
            {send.error.fields.file ?? send.error.error}
          </Text>
        )}
        {result && (
          <Stack gap="xs">
            <Text size="sm" role="status">
              {t.outcomeOf(result.run.paid, result.run.failed, result.run.payouts)}
            </Text>
            <Table aria-label={t.lines(result.results.length)}>
              <thead>
                <tr>
                  <th>{t.line}</th>
                  <th>{t.payout}</th>
                  <th>{t.outcome}</th>
                </tr>
              </thead>
              <tbody>
                {result.results.map(({ line, number, outcome, error }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <td>{number ? <Ltr>{number}</Ltr> : <None />}</td>
                    <td>
                      <StatusDot tone={tones[outcome]}>{t.outcomes[outcome]}</StatusDot>
                      {error && (
                        <Text size="sm" c="dimmed">
                          {error}
                        </Text>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Stack>
        )}
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {result ? common.actions.close : form.cancel(t.read)}
          </Button>
          {!result && (
            <Button onClick={() => void read()} loading={send.pending} disabled={!file}>
              {t.read}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
