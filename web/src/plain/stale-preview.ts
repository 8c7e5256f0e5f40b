/** The fields of the form that a preview depends on: quantities and the reason. */
const deciding = 'input[type=number], select'

/**
 * Takes away a preview and the button that sends it as soon as a field that it depends on is changed: its amount is not that of the form any
 * more.
 */
export function bindPreview(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(deciding)) return
    for (const part of form.querySelectorAll('[data-preview]')) part.remove()
  })
}
