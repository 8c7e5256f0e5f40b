/** Sends a form as soon as something is chosen from a list in it. */
export function bindChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.hasAttribute('data-sends')) target.form?.requestSubmit()
  })
}
