import { developmentLabels, developmentMax } from '@rahba/contract/conversations/development-labels'
import { openDevelopmentBody } from '@rahba/contract/conversations/development-shapes'
import { listOwnDevelopments, openDevelopment } from '@rahba/contract/conversations/own-development-messages.calls'
import { useSearchParams } from 'react-router'
import { DevelopmentFiles } from '../../conversations/development-files.tsx'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { LongTextInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'

/** A wish or a complaint about the platform; it opens once it is sent. */
export default function NewDevelopment({ close }: { close: () => void }) {
  const t = useText('development')
  const [, setParams] = useSearchParams()
  const form = useContractForm(openDevelopmentBody, {
    initial: { subject: '', problem_description: '', attachments: [] as string[] },
    labels: developmentLabels,
  })
  const sending = useFormSend(form, openDevelopment, (body) => ({ body }), {
    invalidates: [listOwnDevelopments],
    message: t.sentDone,
    onDone: ({ id }) => {
      close()
      setParams({ tab: 'development', message: id })
    },
  })
  return (
    <FormDialog opened onClose={close} title={t.own.newTitle} saveLabel={t.own.send} {...sending}>
      <TextInput {...form.field('subject')} maxLength={developmentMax.subject} />
      <LongTextInput {...form.field('problem_description')} rows={6} placeholder={t.own.descriptionHint} maxLength={developmentMax.text} />
      <DevelopmentFiles {...form.field('attachments')} />
    </FormDialog>
  )
}
