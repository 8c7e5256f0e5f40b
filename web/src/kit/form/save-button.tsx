import { Button, type ButtonProps, Text } from '@mantine/core'
import { useUploading } from '../../api/upload.ts'
import { useText } from '../../text/use-text.ts'

/** The button that ends a form. While a file is on its way it waits: what is saved then would lack the file. */
export function SaveButton({ pending, children, ...rest }: ButtonProps & { pending: boolean }) {
  const { form: t } = useText('kit')
  const uploading = useUploading()
  return (
    <>
      <Button type="submit" loading={pending} disabled={uploading} {...rest}>
        {children}
      </Button>
      {uploading && (
        <Text size="sm" c="dimmed" role="status">
          {t.afterUpload}
        </Text>
      )}
    </>
  )
}
