/** Shows the names of the files that were chosen in a field, each in its own direction, in place of the words for none. */
export function bindFileNames(): void {
  const show = (input: HTMLInputElement) => {
    const names = input.closest('[data-files]')?.querySelector<HTMLElement>('[data-names]')
    if (!names) return
    const chosen = [...(input.files ?? [])].flatMap(({ name }, at) => {
      const shown = document.createElement('bdi')
      shown.textContent = name
      return at > 0 ? [' · ', shown] : [shown]
    })
    names.replaceChildren(...(chosen.length > 0 ? chosen : [names.dataset.none ?? '']))
  }
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') show(target)
  })
  // The browser puts back what was chosen before.
  window.addEventListener('pageshow', () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-files] input')) show(input)
  })
}
