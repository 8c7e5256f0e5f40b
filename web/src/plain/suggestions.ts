import { foldText } from '@rahba/contract/kernel/fold'
import { copyPart } from './parts.ts'
import { savedList } from './saved-list.ts'

type Suggestion = Readonly<Record<string, unknown>> & { name: string }
type Suggestions = Partial<Record<string, readonly Suggestion[]>>

const minLength = 2
/** The last searches of this browser. They are sent nowhere. */
const searches = savedList('searches', 8)
/** The pause in typing after which suggestions are asked for, in milliseconds. */
const pause = 120

const fill = (address: string, suggestion: Suggestion) =>
  address.replace(/~(\w+)~/g, (_, name: string) => encodeURIComponent(String(suggestion[name])))

function drawKind(section: HTMLElement, suggestions: readonly Suggestion[]): void {
  const { address = '', below } = section.dataset
  const items = suggestions.flatMap((suggestion) => {
    const item = copyPart('suggestion')
    const link = item?.querySelector('a')
    if (!item || !link) return []
    link.href = fill(below && suggestion.parent_slug ? below : address, suggestion)
    link.querySelector('[data-words]')?.append(suggestion.name)
    return [item]
  })
  section.querySelector('ul')?.replaceChildren(...items)
  section.hidden = items.length === 0
}

async function ask(path: string, q: string, signal: AbortSignal): Promise<Suggestions> {
  const headers = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang }
  const answer = await fetch(`${path}?q=${encodeURIComponent(q)}`, { headers, signal })
  return answer.ok ? answer.json() : {}
}

/** The own searches that begin with what is typed; all of them before anything is. */
function findSearches(typed: string): Suggestion[] {
  const start = foldText(typed)
  return searches.read().flatMap((name) => (foldText(name).startsWith(start) && name !== typed ? [{ name }] : []))
}

/**
 * Shows suggestions below a search while somebody types, and before that the last searches of this browser. The arrow keys walk through them,
 * Escape closes them.
 */
export function bindSuggestions(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=search]')
  const box = form.querySelector<HTMLElement>('[data-suggestions]')
  const status = box?.querySelector<HTMLElement>('[role=status]')
  const path = form.dataset.suggests
  if (!input || !box || !status || !path) return
  let controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    controller.abort()
    clearTimeout(timer)
    box.hidden = true
    status.textContent = ''
  }
  const draw = (found: Suggestions) => {
    for (const section of box.querySelectorAll<HTMLElement>('[data-kind]')) drawKind(section, found[section.dataset.kind ?? ''] ?? [])
    box.hidden = !box.querySelector('a')
    status.textContent = box.hidden ? '' : (status.dataset.status ?? '')
  }
  const show = async (q: string) => {
    controller = new AbortController()
    // Without a connection or an answer the search itself still works.
    const found = await ask(path, q, controller.signal).catch((): Suggestions => ({}))
    if (controller.signal.aborted) return
    draw({ ...found, searches: findSearches(q) })
  }
  input.autocomplete = 'off'
  input.addEventListener('input', () => {
    controller.abort()
    clearTimeout(timer)
    const q = input.value.trim()
    if (q.length < minLength) return draw({ searches: findSearches(q) })
    timer = setTimeout(() => void show(q), pause)
  })
  input.addEventListener('focus', () => {
    if (box.hidden && input.value.trim() === '') draw({ searches: findSearches('') })
  })
  form.addEventListener('submit', () => {
    const q = input.value.trim()
    if (q.length >= minLength) searches.add(q)
  })
  box.querySelector('[data-clear-searches]')?.addEventListener('click', () => {
    searches.clear()
    close()
    input.focus()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !box.hidden) {
      event.preventDefault()
      close()
      input.focus()
    }
    if (box.hidden || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const stops: HTMLElement[] = [input, ...box.querySelectorAll('a')]
    const at = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : 0
    stops.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close()
  })
}
