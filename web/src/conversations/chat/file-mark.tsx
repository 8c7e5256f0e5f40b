import { IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'

/** The icon for a type of file. */
export function FileMark({ mime }: { mime: string }) {
  const Icon = mime.startsWith('image/') ? IconPhoto : mime === 'application/pdf' ? IconFileTypePdf : IconFile
  return <Icon size={20} stroke={1.6} aria-hidden="true" style={{ flex: 'none' }} />
}
