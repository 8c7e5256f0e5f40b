import { Button, Group, Stack, Text } from '@mantine/core'
import { developmentLabels, developmentMax } from '@rahba/contract/conversations/development-labels'
import { developmentReplyBody } from '@rahba/contract/conversations/development-shapes'
import type { z } from 'zod'
import { ApiError } from '../api/errors.ts'
import { Form } from '../kit/form/form.tsx'
import { SubmitError } from '../kit/form/form-shell.tsx'
import { LeaveGuard } from '../kit/form/leave-guard.tsx'
import { useContractForm } from '../kit/form/use-contract-form.ts'
import { LongTextInput } from '../kit/inputs/text-inputs.tsx'
import { useText } from '../text/use-text.ts'
import { DevelopmentFiles } from './development-files.tsx'

interface SayFormProps {
  title: string
  hint: string
  sendLabel: string
  pending: boolean
  error: ApiError | null
  /** `sendAsync` of the side's own call. */
  send: (reply: z.output<typeof developmentReplyBody>) => Promise<unknown>
}

const nothing = { message: '', attachments: [] as string[] }

/** The form for a further reply to a development message. It keeps the text if sending fails, and is empty once it is sent. */
export function SayForm({ title, hint, sendLabel, pending, error, send }: SayFormProps) {
  useText('kit')
  const form = useContractForm(developmentReplyBody, { initial: nothing, labels: developmentLabels })
  const submit = async (reply: z.output<typeof developmentReplyBody>) => {
    try {
      await send(reply)
      form.restart(nothing)
    } catch (refusal) {
      if (refusal instanceof ApiError) form.showErrors(refusal)
    }
  }
  return (
    <Form onSubmit={form.submit((reply) => void submit(reply))} aria-label={title}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        <SubmitError error={error?.ofWhole ?? null} />
        <LongTextInput {...form.field('message')} rows={4} maxLength={developmentMax.text} />
        <DevelopmentFiles {...form.field('attachments')} />
        <Group>
          <Button type="submit" loading={pending}>
            {sendLabel}
          </Button>
        </Group>
      </Stack>
      <LeaveGuard form={form} />
    </Form>
  )
}
