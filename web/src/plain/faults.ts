/** Goes to the first field that was refused, and takes a message away once its field changes. */
export function bindFaults(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea), [data-refused] input:checked')?.focus()
  form.addEventListener('input', ({ target }) => {
    // The values of all axes are refused together, and one of them fixes it.
    if (target instanceof Element && target.closest('[data-refused]'))
      for (const axis of form.querySelectorAll('[data-refused]')) {
        axis.removeAttribute('data-refused')
        axis.querySelector('[data-fault]')?.remove()
      }
    const field = target instanceof Element ? target.closest('[data-invalid]') : null
    if (!field) return
    field.removeAttribute('data-invalid')
    field.removeAttribute('aria-describedby')
    field.querySelector('[data-fault]')?.remove()
    for (const input of field.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
  })
}
