import { Modal, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '../../api/query-client.ts'
import { ContactForm } from '../../content/contact-form.tsx'
import { useText } from '../../text/use-text.ts'

/** The contact window. It stays mounted when closed, so that a half-written message is still there when it opens again. */
export default function ContactModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText('content').contact
  // The form inside uses words of the kit, which are waited for here so that the window opens with all its fields.
  useText('kit')
  const close = useText('common').actions.close
  const onPhone = useMediaQuery('(max-width: 47.99em)') ?? false
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Modal
        opened={opened}
        onClose={onClose}
        title={t.title}
        keepMounted
        size={520}
        fullScreen={onPhone}
        styles={{ title: { fontWeight: 600, fontSize: 20 } }}
        closeButtonProps={{ 'aria-label': close }}
      >
        <Text c="dimmed" mb="md">
          {t.lead}
        </Text>
        <ContactForm onSent={onClose} />
      </Modal>
    </QueryClientProvider>
  )
}
