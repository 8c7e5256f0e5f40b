/** Lets Enter press the button beside a field that belongs to a form elsewhere on the page, whose first button does something else. */
export function bindOwnButtons(): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement) || target.dataset.enter === undefined) return
    // Enter may have taken a suggestion of the field.
    if (event.defaultPrevented) return
    event.preventDefault()
    let box = target.parentElement
    while (box && !box.querySelector('button')) box = box.parentElement
    box?.querySelector('button')?.click()
  })
}
