// The one script of plain pages. React drew them on the server; everything here improves HTML that works without it.
import { bindCheckout } from './checkout.ts'
import { bindChoices } from './choices.ts'
import { bindCityField } from './city-field.ts'
import { bindContactForm } from './contact-form.ts'
import { bindContactWindow, followAddress } from './contact-window.ts'
import { bindCopies } from './copies.ts'
import { bindFaults } from './faults.ts'
import { bindFileNames } from './file-names.ts'
import { bindGallery } from './gallery.ts'
import { bindHearts } from './hearts.ts'
import { bindFocus } from './keep-focus.ts'
import { bindLivePart } from './live-part.ts'
import { bindOffline } from './offline.ts'
import { bindOneTimeCode } from './one-time-code.ts'
import { bindOptionPrices } from './option-prices.ts'
import { bindOwnButtons } from './own-buttons.ts'
import { bindPhoneMenu } from './phone-menu.ts'
import { replacePostedEntry } from './posted-page.ts'
import { bindSeen } from './seen.ts'
import { bindShare } from './share.ts'
import { bindSlides } from './slides.ts'
import { bindPreview } from './stale-preview.ts'
import { bindSuggestions } from './suggestions.ts'
import { bindZoom } from './zoom.ts'

replacePostedEntry()
bindPhoneMenu()
bindSlides()
bindGallery()
bindZoom()
bindShare()
bindCopies()
bindChoices()
bindFileNames()
bindOwnButtons()
bindContactWindow()
bindOffline()
bindHearts()
followAddress()
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) bindContactForm(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-options]')) bindOptionPrices(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-options]')) bindFaults(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggests]')) bindSuggestions(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-one-time-code]')) void bindOneTimeCode(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-checkout]')) bindCheckout(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-previewed]')) bindPreview(form)
for (const field of document.querySelectorAll<HTMLElement>('[data-city-field]')) bindCityField(field)
for (const part of document.querySelectorAll<HTMLElement>('[data-live][id]')) bindLivePart(part)
for (const part of document.querySelectorAll<HTMLElement>('[data-seen]')) void bindSeen(part)
bindFocus()
document.documentElement.dataset.ready = ''
