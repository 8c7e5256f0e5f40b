/** Lets Enter press the button beside a field that belongs to a form elsewhere on the page, whose first button does something else. */
export function bindOwnButtons(): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement) || target.dataset.enter === undefined) return
    event.preventDefault()
    target.parentElement?.querySelector('button')?.click()
  })
}
