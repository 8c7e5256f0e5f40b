import { Accordion, SimpleGrid, Text } from '@mantine/core'
import { getHomeText, type HomeTextKey, homeTextGroups } from '@rahba/contract/content/home-texts'
import type { PageDraft } from '@rahba/contract/content/pages.schemas'
import { locales } from '@rahba/contract/kernel/locale'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { originalWords } from '../../content/home-words.ts'
import type { ContractForm } from '../../kit/form/use-contract-form.ts'
import { LongTextInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { text as ar } from '../../text/ar/landing/home.ts'
import { text as en } from '../../text/en/landing/home.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './page-editor.module.css'

const originals = { ar: originalWords(ar), en: originalWords(en) }

interface HomeTextsProps {
  form: ContractForm<PageDraft, PageDraft>
  disabled: boolean
}

/** One of the landing page's words in both languages; empty, the original shows through. */
function Words({ name, form, disabled }: HomeTextsProps & { name: HomeTextKey }) {
  const locale = useLocale()
  const { form: kit } = useText('kit')
  const spec = getHomeText(name)
  const Input = spec.long ? LongTextInput : TextInput
  const value = form.values.texts[name]
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {locales.map((side) => {
        const { onChange: _, ...props } = form.at(`texts.${name}.${side}`, value?.[side] ?? '')
        return (
          <Input
            key={side}
            {...props}
            // The field starts as a pair, so that either language may be written first.
            onChange={(next) => form.set('texts', { ...form.values.texts, [name]: { ar: '', en: '', ...value, [side]: next } })}
            label={`${spec[locale]} (${side === 'ar' ? kit.arabic : kit.english})`}
            placeholder={originals[side][name]}
            required={false}
            disabled={disabled}
            maxLength={spec.max}
            dir={side === 'ar' ? 'rtl' : 'ltr'}
            lang={side}
            {...(spec.long ? { rows: 2 } : {})}
          />
        )
      })}
    </SimpleGrid>
  )
}

/** The words of the landing page beside its welcome, section by section. */
export function HomeTexts(props: HomeTextsProps) {
  const t = useText('admin/content').page
  const locale = useLocale()
  const sections = typedKeys(homeTextGroups)
  return (
    <Panel title={t.texts}>
      <Text size="sm" c="dimmed" mb="sm">
        {t.textsHint}
      </Text>
      <Accordion variant="separated" multiple defaultValue={['hero']}>
        {sections.map((section) => (
          <Accordion.Item key={section} value={section}>
            <Accordion.Control>{homeTextGroups[section][locale]}</Accordion.Control>
            <Accordion.Panel>
              <div className={classes.group}>
                {(Object.keys(homeTextGroups[section].texts) as HomeTextKey[]).map((name) => (
                  <Words key={name} name={name} {...props} />
                ))}
              </div>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Panel>
  )
}
