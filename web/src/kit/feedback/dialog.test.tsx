import type { Locale } from '@rahba/contract/kernel/locale'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import { Dialog } from './dialog.tsx'

interface OpenerProps {
  as?: 'modal' | 'drawer'
  /** The dialog leaves the page once it is closed, instead of staying there closed. */
  leaves?: boolean
}

function Opener({ as = 'modal', leaves = false }: OpenerProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open it
      </button>
      {(opened || !leaves) && (
        <Dialog as={as} opened={opened} onClose={() => setOpened(false)} title="A question" closeButtonProps={{ 'aria-label': 'Close it' }}>
          <input aria-label="Answer" data-autofocus />
        </Dialog>
      )}
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Open it' })
const dialog = () => page.getByRole('dialog', { name: 'A question' })

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  test.each<OpenerProps>([{ as: 'modal' }, { as: 'drawer' }, { as: 'modal', leaves: true }, { as: 'drawer', leaves: true }])(
    '%o takes the focus, keeps it, and gives it back',
    async (props) => {
      await openPage(<Opener {...props} />, { locale })
      expect(page.getByRole('dialog').elements()).toEqual([])
      await opener().click()
      await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveFocus()
      for (let step = 0; step < 3; step++) {
        await userEvent.tab()
        expect(dialog().element().contains(document.activeElement)).toBe(true)
      }
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
      await expect.element(opener()).toHaveFocus()
    },
  )

  test('its close button is at the end of the line, and closes it', async () => {
    await openPage(<Opener />, { locale })
    await opener().click()
    const cross = page.getByRole('button', { name: 'Close it' })
    await expect.element(cross).toBeVisible()
    const [box, title] = [cross, page.getByText('A question')].map((one) => one.element().getBoundingClientRect())
    expect(Number(box?.left) > Number(title?.left)).toBe(locale === 'en')
    await cross.click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })
})
