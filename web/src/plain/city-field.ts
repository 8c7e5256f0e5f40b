import { type CityChoice, listCities, suggestCities } from '@rahba/contract/places/find-cities'
import { copyPart } from './parts.ts'

/** The most suggestions shown at once. */
const maxShown = 8

/** Reads the cities of the page's language; none without a connection, since the server finds a typed name too. */
async function readCities(path: string): Promise<CityChoice[]> {
  const headers = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang }
  const answer = await fetch(path, { headers }).catch(() => null)
  return answer?.ok ? listCities(await answer.json()) : []
}

/** Suggests cities while one is typed. The arrow keys walk through them, Enter takes the marked one and Escape closes them. */
export function bindCityField(box: HTMLElement): void {
  const input = box.querySelector('input')
  const list = box.querySelector<HTMLElement>('[data-cities]')
  const path = box.dataset.cityField
  if (!input || !list || !path) return
  let pendingCities: Promise<CityChoice[]> | undefined
  let marked = -1
  const mark = (at: number) => {
    marked = at
    const options = [...list.children]
    for (const [index, option] of options.entries()) option.ariaSelected = String(index === at)
    const option = options[at]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const close = () => {
    list.hidden = true
    input.ariaExpanded = 'false'
    mark(-1)
  }
  const choose = (option: Element | undefined) => {
    if (!option) return
    input.value = option.textContent ?? ''
    close()
    if (input.hasAttribute('data-sends')) input.form?.requestSubmit()
  }
  const draw = (names: readonly string[]) => {
    const options = names.flatMap((name, index) => {
      const option = copyPart('city')
      if (!option) return []
      option.role = 'option'
      option.id = `${list.id}-${index}`
      option.textContent = name
      return [option]
    })
    list.replaceChildren(...options)
    close()
    list.hidden = options.length === 0
    input.ariaExpanded = String(options.length > 0)
  }
  const suggest = async () => {
    const typed = input.value
    pendingCities ??= readCities(path)
    const cities = await pendingCities
    if (cities.length === 0) pendingCities = undefined
    if (input.value !== typed || document.activeElement !== input) return
    draw(
      suggestCities(cities, typed)
        .slice(0, maxShown)
        .map(({ shown }) => shown),
    )
  }
  list.role = 'listbox'
  input.role = 'combobox'
  input.autocomplete = 'off'
  input.ariaExpanded = 'false'
  input.ariaAutoComplete = 'list'
  input.setAttribute('aria-controls', list.id)
  // The cities are on their way while the first letters are typed.
  input.addEventListener('focus', () => {
    pendingCities ??= readCities(path)
  })
  input.addEventListener('input', () => void suggest())
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing) return
    const count = list.children.length
    if (event.key === 'ArrowDown') mark((marked + 1) % count)
    else if (event.key === 'ArrowUp') mark((marked <= 0 ? count : marked) - 1)
    else if (event.key === 'Enter' && marked >= 0) choose(list.children[marked])
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  // A press must not take the focus from the field, or the list closes before it is read.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => choose((target instanceof Element && target.closest('[role=option]')) || undefined))
}
