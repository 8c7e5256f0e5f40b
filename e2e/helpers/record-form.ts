import { expect, type Locator } from '@playwright/test'
import type { Field, FieldKind } from '@rahba/contract/kernel/field'
import { inLocale, locales } from '@rahba/contract/kernel/locale'
import sharp from 'sharp'
import type { DeclaredResource } from '../../web/src/resource/any-resource.ts'
import type { At } from './at.ts'

/** Letters, since some texts allow no digits; another word at each call. */
export const newWord = (): string => Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')

const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join('')

/** A Saudi IBAN with valid check digits (ISO 13616: 98 less the number mod 97). */
function newIban(): string {
  const account = `80${digits(18)}`
  return `SA${String(98n - (BigInt(`${account}281000`) % 97n)).padStart(2, '0')}${account}`
}

/** Values of texts with a format of their own, by the name of the resource and the field. */
const formatted: Readonly<Record<string, (word: string) => string>> = {
  'banks.iban_code': () => '99',
  'banks.swift': () => `${newWord().slice(0, 6).toUpperCase()}XX`,
  'bank-accounts.account_number': () => digits(12),
  'countries.iso': () => 'ZZ',
  'countries.currency': () => 'SAR',
  'countries.dialling_code': () => '+999',
  'synonyms.words': (word) => `${word}, x${word}`,
}

interface Slot {
  who: At
  resource: DeclaredResource
  name: string
  field: Field
  /** The unique word of the record, which its title holds. */
  word: string
}

const labelFor = ({ who, name, resource }: Slot) => who.label(name, resource.labels.fields)
const main = ({ who }: Slot) => who.page.getByRole('main')

async function typeText(slot: Slot, value: string): Promise<void> {
  await main(slot)
    .getByRole('textbox', { name: new RegExp(`^${labelFor(slot)}`) })
    .first()
    .fill(value)
}

async function typeRichText(slot: Slot, name: string, value: string): Promise<void> {
  const box = main(slot).getByRole('textbox', { name, exact: true })
  await box.click()
  const editor = main(slot).locator('.ProseMirror').and(box)
  await editor.click()
  await slot.who.page.keyboard.type(value)
  await expect(editor).toContainText(value)
}

async function typeBothLanguages(slot: Slot): Promise<void> {
  const { who, name, resource, field, word } = slot
  for (const side of locales) {
    const label = who.side(name, side, resource.labels.fields)
    const value = side === 'ar' ? `نص ${word}` : `Text ${word}`
    if (field.of === 'rich_text') await typeRichText(slot, label, value)
    else await main(slot).getByRole('textbox', { name: label, exact: true }).fill(value)
  }
}

async function chooseMoment(slot: Slot): Promise<void> {
  await main(slot)
    .getByRole('button', { name: labelFor(slot) })
    .click()
  const { page } = slot.who
  await page.getByRole('dialog').getByRole('button', { name: /^1 / }).first().click()
  await page.keyboard.press('Escape')
}

async function chooseFirst(slot: Slot): Promise<void> {
  const { who } = slot
  await main(slot)
    .getByRole('combobox', { name: labelFor(slot) })
    .click()
  await who.page.getByRole('option').first().click()
}

async function uploadPicture(slot: Slot): Promise<void> {
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0F5C4D' } })
    .png()
    .toBuffer()
  const tile = main(slot)
    .locator('.mantine-InputWrapper-root')
    .filter({ hasText: labelFor(slot) })
    .last()
  await tile.locator('input[type=file]').setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  await expect(tile.getByRole('img')).toBeVisible()
}

/** Fills an input of each kind. A new kind does not compile until it has a way. */
const fills: Record<FieldKind, (slot: Slot) => Promise<void>> = {
  text: (slot) => typeText(slot, formatted[`${slot.resource.name}.${slot.name}`]?.(slot.word) ?? slot.word),
  long_text: (slot) => typeText(slot, `Text ${slot.word}`),
  rich_text: (slot) => typeRichText(slot, labelFor(slot), `Text ${slot.word}`),
  bilingual: typeBothLanguages,
  integer: (slot) => typeText(slot, String(slot.field.max === 3 ? 2 : 7)),
  money: (slot) => typeText(slot, '12.50'),
  rate: (slot) => typeText(slot, '15'),
  flag: async () => undefined,
  choice: chooseFirst,
  date: chooseMoment,
  datetime: chooseMoment,
  image: uploadPicture,
  file: uploadPicture,
  reference: chooseFirst,
  phone: (slot) => typeText(slot, `05${digits(8)}`),
  email: (slot) => typeText(slot, `${slot.word}@example.com`),
  link: (slot) => typeText(slot, `https://example.com/${slot.word}`),
  iban: (slot) => typeText(slot, newIban()),
}

/** Fills every required field of the open form of a new record, and the optional ones that need no upload or calendar. */
export async function fillRecord(who: At, resource: DeclaredResource, word: string): Promise<void> {
  const skipped: ReadonlySet<FieldKind> = new Set(['image', 'file', 'date'])
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.required || !skipped.has(field.kind)) await fills[field.kind]({ who, resource, name, field, word })
  }
}

/** Writes another title over that of the open form. Returns the name the record has then for the reader. */
export async function retitle(who: At, resource: DeclaredResource, word: string): Promise<string> {
  const name = resource.title
  const field = resource.fields[name]
  if (!field) throw new Error(`${resource.name} has no field ${name}`)
  await fills[field.kind]({ who, resource, name, field, word })
  return getName(who, resource, word)
}

/** The name that a record with this word in its title has for the reader. */
export const getName = (who: At, resource: DeclaredResource, word: string): string =>
  resource.fields[resource.title]?.kind === 'bilingual'
    ? inLocale({ ar: `نص ${word}`, en: `Text ${word}` }, who.locale)
    : (formatted[`${resource.name}.${resource.title}`]?.(word) ?? word)

/** The row of the open list that names the record. */
export const rowNamed = (who: At, name: string): Locator => who.page.getByRole('main').getByRole('row').filter({ hasText: name })
