import { phoneText } from '@rahba/contract/kernel/phone-text'
import { Ltr, None } from '../layout/direction.tsx'

/** A phone number, in groups and from left to right. */
export const Phone = ({ value }: { value: string | null | undefined }) => (value ? <Ltr>{phoneText(value)}</Ltr> : <None />)
