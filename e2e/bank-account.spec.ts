import { locales } from '@rahba/contract/kernel/locale'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { bankAccountLabels } from '@rahba/contract/shoppers/bank-account-labels'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { enterShop, Office, openOnPhone } from './helpers/shopper-pages.ts'
import { detail, pickOne } from './quick-run.ts'

// A shopper keeps the bank account of a return, and chooses it at the next one without typing it.

const iban = 'SA0380000000608010167519'
let phones = 0
const newPhone = () => `+96658${String((Date.now() + ++phones) % 10_000_000).padStart(7, '0')}`

for (const locale of locales)
  for (const javaScriptEnabled of pickOne([false, true]))
    test(
      `a return ${javaScriptEnabled ? 'with' : 'without'} scripts remembers its bank account for the next one, in ${locale}`,
      detail,
      async ({ browser, playwright, baseURL, extraHTTPHeaders, heard }) => {
        test.slow()
        const page = await openOnPhone({ browser, baseURL, extraHTTPHeaders, heard }, javaScriptEnabled)
        const who = await at(page, locale)
        const t = who.say('shopper-orders')
        const shopper = await enterShop(who, newPhone())
        const { card, quantity } = await shopper.enoughOf('sadeem-roastery', 2)
        const order = await shopper.order(card, quantity, 'cod')
        const merchant = await Office.open({ playwright }, who, 'store')
        await merchant.move(order.id, 'accept', 'prepare', 'make_ready', 'send_out', 'deliver')

        const form = page.getByRole('form', { name: t.ask.return })
        const start = async () => {
          await page.goto(`/${locale}/orders/${order.id}/return`)
          await form.getByRole('spinbutton').first().fill('1')
          await form.getByRole('combobox').selectOption(refundReasons.damaged[locale])
        }
        const send = async () => {
          await who.button(t.ask.preview, form).click()
          await expect(form.getByText(t.ask.to.bank)).toBeVisible()
          await who.button(t.ask.send.return, form).click()
        }
        const ibanField = form.getByLabel(bankAccountLabels.iban_number[locale])
        const holderField = form.getByLabel(bankAccountLabels.account_holder[locale])

        await start()
        await form.getByLabel(t.ask.destinations.bank, { exact: true }).check()
        await ibanField.fill('SA0380000000608010167518')
        await form.getByLabel(t.ask.keepAccount).check()
        await who.button(t.ask.preview, form).click()
        // both are refused at their fields, and nothing that was typed is lost
        await expect(ibanField).toHaveAttribute('aria-invalid', 'true')
        await expect(holderField).toHaveAttribute('aria-invalid', 'true')
        await expect(ibanField).toHaveValue('SA0380000000608010167518')
        await expect(form.getByLabel(t.ask.keepAccount)).toBeChecked()
        await ibanField.fill(iban)
        await holderField.fill('Noura')
        await send()
        await expect(page.getByText(t.request.sent)).toBeVisible()
        await expect(page.getByRole('main')).toContainText('•••• 7519')
        await expect(page.getByText(cancellationLabels.iban_number?.[locale] ?? '', { exact: true })).toBeVisible()

        await start()
        await form.getByLabel(new RegExp(`^${t.ask.keptAccount}.*7519`)).check()
        await expect(page.getByRole('main')).not.toContainText(iban)
        await send()
        await expect(page.getByText(t.request.sent)).toBeVisible()
        await expect(page.getByRole('main')).toContainText('•••• 7519')

        // what another tab removed meanwhile is said where it was chosen
        await start()
        await form.getByLabel(new RegExp(`^${t.ask.keptAccount}`)).check()
        await page.request.delete('/api/user/bank-account', { headers: { origin: new URL(page.url()).origin } })
        await who.button(t.ask.preview, form).click()
        await expect(form.getByRole('paragraph').filter({ hasText: t.ask.keptGone })).toBeVisible()
        await expect(form.getByLabel(t.ask.destinations.wallet, { exact: true })).toBeChecked()
        // the browser says each refused form
        heard.length = 0
        await merchant.close()
        await page.close()
      },
    )
