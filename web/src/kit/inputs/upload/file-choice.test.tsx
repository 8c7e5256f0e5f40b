import { Button } from '@mantine/core'
import type { Locale } from '@rahba/contract/kernel/locale'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../../test/page.tsx'
import { FileChoice } from './file-choice.tsx'

const file = () => new File(['a'], 'sheet.csv', { type: 'text/csv' })
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')

async function choose(...files: File[]) {
  const found = input()
  if (!found) throw new Error('no place for a file')
  await userEvent.upload(page.elementLocator(found), files)
}

test.each<Locale>(['ar', 'en'])('a file is asked for with the button, and the same one is taken again, in %s', async (locale) => {
  const taken: string[] = []
  await openPage(
    <FileChoice accept="text/csv" onChange={(chosen) => taken.push(chosen?.name ?? 'nothing')}>
      {(props) => <Button {...props}>Choose</Button>}
    </FileChoice>,
    { locale },
  )
  let calls = 0
  input()?.addEventListener('click', (event) => {
    calls++
    event.preventDefault()
  })
  await page.getByRole('button', { name: 'Choose' }).click()
  expect(calls).toBe(1)
  expect(input()?.accept).toBe('text/csv')
  await choose(file())
  await expect.poll(() => taken).toEqual(['sheet.csv'])
  // A browser reports no change when the file is the one that the input holds.
  expect(input()?.value).toBe('')
  await choose(file())
  await expect.poll(() => taken).toEqual(['sheet.csv', 'sheet.csv'])
})

test('several files are given together', async () => {
  const taken: string[][] = []
  await openPage(
    <FileChoice multiple onChange={(chosen) => taken.push(chosen.map(({ name }) => name))}>
      {(props) => <Button {...props}>Choose</Button>}
    </FileChoice>,
  )
  await choose(file(), new File(['b'], 'second.csv', { type: 'text/csv' }))
  await expect.poll(() => taken).toEqual([['sheet.csv', 'second.csv']])
})
