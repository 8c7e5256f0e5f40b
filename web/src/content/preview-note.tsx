import { Alert } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '../text/use-text.ts'

/** Says that what is read here is a draft. */
export function PreviewNote() {
  return (
    <Alert color="saffron" icon={<IconEye size={18} />} role="status" mb="md">
      {useText('articles').preview}
    </Alert>
  )
}
