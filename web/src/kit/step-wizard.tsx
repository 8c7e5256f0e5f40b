import { Button, Group, Stepper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../text/use-text.ts'

interface WizardStep {
  key: string
  label: string
  content: ReactNode
}

interface StepWizardProps {
  steps: readonly WizardStep[]
  /** Index of the open step. */
  step: number
  onStep: (step: number) => void
  /** Judges the open step; false keeps it open. */
  onNext: () => boolean | Promise<boolean>
  onFinish: () => void
  pending: boolean
  finishLabel?: string
}

/** A form in steps: one may go back at any time, forward only past a step that is in order. Enter goes on. */
export function StepWizard({ steps, step, onStep, onNext, onFinish, pending, finishLabel }: StepWizardProps) {
  const { wizard: t } = useText('kit')
  const last = step === steps.length - 1
  const forward = async () => {
    if (!(await onNext())) return
    if (last) onFinish()
    else onStep(step + 1)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void forward()
      }}
    >
      <Stepper active={step} onStepClick={(to) => to < step && onStep(to)} size="sm" allowNextStepsSelect={false} visibleFrom="xs" mb="lg">
        {steps.map(({ key, label }) => (
          <Stepper.Step key={key} label={label} />
        ))}
      </Stepper>
      <Text size="sm" c="dimmed" hiddenFrom="xs" mb="md">
        {t.step(step + 1, steps.length)}: {steps[step]?.label}
      </Text>
      {steps[step]?.content}
      <Group justify="space-between" mt="lg">
        {step > 0 ? (
          <Button variant="default" onClick={() => onStep(step - 1)} disabled={pending}>
            {t.back}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" loading={pending}>
          {last ? (finishLabel ?? t.finish) : t.next}
        </Button>
      </Group>
    </form>
  )
}
