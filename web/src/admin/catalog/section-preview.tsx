import { Button } from '@mantine/core'
import { previewSection } from '@rahba/contract/catalog/sections/section-preview.calls'
import type { BodyOf } from '@rahba/contract/kernel/endpoint'
import { IconEye } from '@tabler/icons-react'
import { useSend } from '../../api/queries.ts'
import { useLocalPath } from '../../kit/nav/link.tsx'
import type { FormBodyProps } from '../../resource/form-overrides.ts'
import { useText } from '../../text/use-text.ts'

/**
 * Opens the market's home with the section of the form as it is typed, at that section. The server checks it first, so that its messages appear at
 * the fields. Nothing is stored.
 * @param id the saved section; null for a new one
 */
export function SectionPreview({ form, id }: Pick<FormBodyProps, 'form'> & { id: string | null }) {
  const t = useText('admin/sections')
  const local = useLocalPath()
  const { sendAsync, pending } = useSend(previewSection, { silent: true, onFailed: form.showErrors })
  const open = form.submit((output) => {
    // The resource's own body schema returned this.
    const body = output as BodyOf<typeof previewSection>
    // A browser lets a press open a tab, and not an answer that comes later.
    const tab = window.open('', 'section-preview')
    sendAsync({ query: id ? { id } : {}, body }).then(
      (sections) => {
        const draft = sections.find((section) => section.draft)
        const params = new URLSearchParams({ preview: '', section: JSON.stringify(body), ...(id && { id }) })
        if (tab) tab.location.href = `${local(`/market?${params}`)}${draft ? `#section-${draft.id}` : ''}`
      },
      () => tab?.close(),
    )
  })
  return (
    <Button variant="default" loading={pending} leftSection={<IconEye size={16} aria-hidden="true" />} onClick={() => open()}>
      {t.previewTyped}
    </Button>
  )
}
