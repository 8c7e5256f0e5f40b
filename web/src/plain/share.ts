import { onPress } from './parts.ts'

/** The parts of the address that belong to one visit alone. */
const visitParams = ['added', 'city', 'quantity']

/** The public address of the page with what is chosen on it. */
function getAddress({ dataset }: HTMLElement): string {
  const address = new URL(dataset.share ?? '', location.href)
  for (const [name, value] of new URLSearchParams(location.search))
    if (!visitParams.includes(name)) address.searchParams.append(name, value)
  return address.href
}

/** Shares a page with the device's own window; a device without one opens the address to copy. */
export function bindShare(): void {
  onPress('[data-share] > summary', (summary, event) => {
    const part = summary.parentElement
    if (!part) return
    const url = getAddress(part)
    part.querySelector('input')?.setAttribute('value', url)
    part.querySelector('[data-copy]')?.setAttribute('data-copy', url)
    if (!('share' in navigator)) return
    event.preventDefault()
    // It is also refused when the visitor closes the window without a choice.
    void navigator.share({ title: part.dataset.title ?? '', url }).catch((refusal: unknown) => {
      if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) part.setAttribute('open', '')
    })
  })
}
