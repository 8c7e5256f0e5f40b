import { type ComponentProps, type RefObject, useRef } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'action'> {
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
  ref?: RefObject<HTMLFormElement | null>
}

/**
 * A form that scripts send. What is submitted before hydration is neither lost nor loads the page again: React keeps a submission of a form whose
 * action is a function, and calls the action after hydration. Later submissions go to `onSubmit` alone.
 */
export function Form({ onSubmit, ref, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const timer = useRef(0)
  // Several early presses are one submission. It waits until the form knows what was typed early (shell/hydration/early-input.ts).
  const submitAgain = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => form.current?.requestSubmit())
  }
  return (
    <form
      noValidate
      {...rest}
      ref={form}
      action={submitAgain}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    />
  )
}
