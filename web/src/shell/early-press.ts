/**
 * Runs before anything else: a form that is sent before React has taken it over would load the page anew, and lose what was typed. It is held, and
 * sent again once the form answers. Forms with an address of their own work without scripts and are left alone.
 */
export const holdEarlyPress = `(() => {
  const taken = (form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))
  const held = new Set()
  addEventListener('submit', (event) => {
    const form = event.target
    if (form.hasAttribute('action') || taken(form)) return
    event.preventDefault()
    if (held.has(form)) return
    held.add(form)
    const wait = () => {
      if (!form.isConnected) return
      if (!taken(form)) return setTimeout(wait, 50)
      held.delete(form)
      setTimeout(() => form.isConnected && form.requestSubmit(), 50)
    }
    wait()
  }, true)
})()`
