import { MantineProvider } from '@mantine/core'
import { type ComponentProps, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../api/toast.ts'
import { LocaleContext } from '../../text/locale.ts'
import { loadTexts } from '../../text/use-text.ts'
import { theme } from '../../theme/theme.ts'
import { CodePanel } from './code-panel.tsx'

const link = vi.hoisted(() => ({ press: () => {} }))
// a press needs no browser: what the link does is kept as it is drawn
vi.mock('@mantine/core', async (load) => ({
  ...(await load<typeof import('@mantine/core')>()),
  Anchor: ({ onClick }: { onClick: () => void }) => {
    link.press = onClick
    return null
  },
}))
vi.mock('../../kit/show/countdown.tsx', () => ({ useCountdown: () => 0, Countdown: () => null }))
vi.mock('../../api/toast.ts')

/** Draws the panel with its wait over and presses the link that sends the code again. */
async function sendAgain(resend: ComponentProps<typeof CodePanel>['resend'], locale: 'ar' | 'en'): Promise<void> {
  await loadTexts(locale, ['account', 'kit', 'common'])
  const panel = createElement(CodePanel, { sentTo: 'a@shop.example', length: 4, verify: async () => {}, resend })
  renderToString(createElement(LocaleContext, { value: locale }, createElement(MantineProvider, { theme }, panel)))
  link.press()
  await vi.waitFor(() => expect(toast).toHaveBeenCalled())
}

beforeEach(() => void vi.mocked(toast).mockClear())

test('a resent code shows the text of the answer', async () => {
  const message = 'We sent a verification code to your email'
  await sendAgain(async () => ({ message }), 'en')
  expect(vi.mocked(toast).mock.calls).toEqual([[message]])
})

test.each([
  ['ar', 'أُرسل رمز جديد'],
  ['en', 'New code sent'],
] as const)('a resent code shows the page’s text if the answer has none, in %s', async (locale, sentence) => {
  await sendAgain(async () => null, locale)
  expect(vi.mocked(toast).mock.calls).toEqual([[sentence]])
})
