import { Button } from '@mantine/core'
import { FaqList } from '../../content/faq-list.tsx'
import { useText } from '../../text/use-text.ts'
import { ContactLink } from '../layout/contact-link.tsx'
import { useHomeWords } from './home-words.ts'
import type { Landing } from './landing-data.ts'
import { Section } from './section.tsx'

/** The questions that visitors have before they register. */
export function Questions({ list }: { list: Landing['faqs'] }) {
  const t = useText('landing/home').questions
  const words = useHomeWords()
  return (
    <Section id="questions" title={words.questions_title} lead={words.questions_lead} beside>
      <FaqList questions={list} name="questions" />
      <Button component={ContactLink} variant="subtle" mt="md">
        {t.ask}
      </Button>
    </Section>
  )
}
