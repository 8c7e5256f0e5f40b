/** Sends a form as soon as something is chosen from a list in it, or ticked. */
export function bindChoices(): void {
  document.addEventListener('change', ({ target }) => {
    const isChoice = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
    if (isChoice && target.hasAttribute('data-sends')) target.form?.requestSubmit()
  })
}
