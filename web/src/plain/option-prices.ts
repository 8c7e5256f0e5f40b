import { getDiscountBadge } from '@rahba/contract/catalog/products/percent-off'
import { comma, isLocale } from '@rahba/contract/kernel/locale'
import { formatAmount, sumAmounts } from '@rahba/contract/kernel/money'
import { findVariant, followChoice, getValueState, type ShownVariant } from '../shop/product/find-variant.ts'
import { getVariantState, type VariantStates } from '../shop/product/variant-state.ts'
import { type Pricing, pricesWith } from '../shop/shown-price.ts'

/** The comma of the page's language. */
function getComma(): string {
  const { lang } = document.documentElement
  return comma[isLocale(lang) ? lang : 'ar']
}

/** Puts another amount into money as the kit draws it (web/src/kit/show/money.tsx): once for the eye, once for screen readers. */
function writeAmount(money: Element | null, halalas: number): void {
  const amount = formatAmount(halalas)
  const [shown, spoken] = money?.children ?? []
  if (shown?.lastChild) shown.lastChild.textContent = amount
  if (spoken) spoken.textContent = (spoken.textContent ?? '').replace(/\d[\d,.]*/, amount)
}

/** The discount of a variant in percent, in the words that were drawn for 0 %. Without one, the badge says that others have one, or is hidden. */
function showDiscount(badge: HTMLElement | null, { price, final_price }: ShownVariant): void {
  if (!badge) return
  const { off = '', some } = badge.dataset
  const discount = getDiscountBadge(price, final_price, some !== undefined)
  badge.hidden = discount === null
  badge.textContent = discount === 'some' ? (some ?? '') : off.replace('0', String(discount))
}

/** The words of a button before it said that nothing can be added. */
const words = new WeakMap<Element, string>()

/** Switches the buttons that add to the cart off where the chosen variant can't be bought, and says why on them. */
function switchButtons(form: HTMLFormElement, refused: string | null): void {
  for (const button of form.elements) {
    if (!(button instanceof HTMLButtonElement) || button.getAttribute('formmethod') !== 'post') continue
    // A button with a name does something else, such as keeping the city.
    if (button.name !== '') continue
    const label = button.querySelector('.mantine-Button-label') ?? button
    if (!words.has(button)) words.set(button, label.textContent)
    button.disabled = refused !== null
    button.toggleAttribute('data-disabled', button.disabled)
    label.textContent = refused ?? words.get(button) ?? ''
  }
}

/**
 * Chooses a variant that is offered with the value that was pressed, where the other values do not fit it. Returns the names of the values that
 * were chosen in place of others.
 */
function followPressed(variants: readonly ShownVariant[], radios: readonly HTMLInputElement[], pressed: HTMLInputElement): string[] {
  const chosen = radios.filter(({ checked }) => checked).map(({ value }) => value)
  const variant = followChoice(variants, chosen, Number(pressed.dataset.axis))
  const moved = radios.filter(({ checked, value }) => !checked && variant?.values.includes(value))
  for (const radio of moved) {
    radio.disabled = false
    radio.checked = true
  }
  return moved.map(({ dataset }) => dataset.name ?? '')
}

/** Marks the values that are sold out or not offered beside the chosen ones, for the eye and in their names. */
function markValues(variants: readonly ShownVariant[], radios: readonly HTMLInputElement[], states: VariantStates): void {
  const chosen = radios.filter(({ checked }) => checked).map(({ value }) => value)
  const notes = { available: '', sold_out: ` (${states.soldOut})`, impossible: ` (${states.notOffered})` }
  for (const radio of radios) {
    const state = getValueState(variants, chosen, Number(radio.dataset.axis), radio.value)
    radio.disabled = state === 'impossible' && !radio.checked
    const label = radio.parentElement
    if (!label) continue
    label.dataset.value = state
    const note = label.querySelector('[data-note]')
    if (note) note.textContent = notes[state]
  }
}

/**
 * Shows the stock of the chosen variant, and which values are left beside the others. Returns the variant, null for values that are not
 * offered together, and undefined for a product without variants.
 * @param pressed the value that was chosen last
 */
function updateVariantPrices(form: HTMLFormElement, pressed?: HTMLInputElement): ShownVariant | null | undefined {
  const { variants: drawn, states: statesJson } = form.dataset
  if (!drawn || !statesJson) return undefined
  // Both are drawn with the page by web/src/shop/product/buy.tsx.
  const variants = JSON.parse(drawn) as ShownVariant[]
  const states = JSON.parse(statesJson) as VariantStates
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[data-axis]')]
  const changed = pressed ? followPressed(variants, radios, pressed) : []
  markValues(variants, radios, states)
  const chosen = radios.filter(({ checked }) => checked).map(({ value }) => value)
  const variant = findVariant(variants, chosen)
  const state = form.querySelector<HTMLElement>('[data-state]')
  const [reason, text] = getVariantState(variant, states)
  if (state) {
    state.textContent = changed.length > 0 ? `${text}. ${states.changed} ${changed.join(getComma())}` : text
    if (reason) state.dataset.reason = reason
    else delete state.dataset.reason
  }
  const place = variant ? String(variants.indexOf(variant)) : ''
  for (const part of document.querySelectorAll<HTMLElement>('[data-for-variants]'))
    part.hidden = !(part.dataset.forVariants ?? '').split(' ').includes(place)
  // A product that can't be bought at all has no such words of its variants, and no button.
  if (state) switchButtons(form, reason ? text : null)
  return variant ?? null
}

/** Shows what the chosen variant costs with the chosen options, and names both in the message to the store. */
export function bindOptionPrices(form: HTMLFormElement): void {
  const price = form.querySelector<HTMLElement>('[data-pricing]')
  const chat = form.querySelector<HTMLAnchorElement>('a[data-messages]')
  if (!price) return
  // Both are drawn with the page by web/src/shop/product/buy.tsx and ask-store.tsx.
  const pricing = JSON.parse(price.dataset.pricing ?? '') as Pricing
  const messages = JSON.parse(chat?.dataset.messages ?? '{}') as { plain?: string; chosen?: string }
  const show = (pressed?: HTMLInputElement) => {
    const variant = updateVariantPrices(form, pressed)
    const chosen = [...form.querySelectorAll<HTMLInputElement>('input:checked')]
    const { now, before } = pricesWith({ ...pricing, ...variant }, sumAmounts(chosen.map(({ dataset }) => Number(dataset.price))))
    // A phone has the price in the bar at its bottom too.
    for (const shown of [price, ...document.querySelectorAll('[data-prices]')]) {
      writeAmount(shown.querySelector('bdi'), now)
      writeAmount(shown.querySelector('s bdi'), before)
      shown.querySelector('s')?.toggleAttribute('hidden', now >= before)
      shown.toggleAttribute('data-unpriced', variant === null)
    }
    if (variant) showDiscount(price.querySelector<HTMLElement>('[data-off]'), variant)
    const names = chosen.map(({ dataset }) => dataset.name).join(getComma())
    const message = (names ? messages.chosen : messages.plain) ?? ''
    if (chat) chat.search = `?text=${encodeURIComponent(message.replace('{options}', () => names))}`
    return variant
  }
  form.addEventListener('change', ({ target }) => {
    const variant = show(target instanceof HTMLInputElement && target.dataset.axis !== undefined ? target : undefined)
    // The address names what is chosen, so that the variant can be shared.
    if (target instanceof HTMLInputElement && target.dataset.axis !== undefined) {
      const fields = [...form.elements]
        .filter((field) => field instanceof HTMLInputElement)
        .filter(({ type, checked, name }) => name !== 'city' && (type === 'hidden' || checked))
      const search = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
      // A city stays in the address if the page was reached by it. One that the browser keeps would outlive another choice of it there.
      const city = new URLSearchParams(location.search).get('city')
      if (city !== null) search.set('city', city)
      history.replaceState(history.state, '', `?${search}`)
      if (variant?.picture) document.getElementById(variant.picture)?.scrollIntoView({ block: 'nearest', inline: 'start' })
    }
  })
  // The browser puts back what was chosen before, after "back" and after loading the page again.
  window.addEventListener('pageshow', () => show())
}
