import { onPress } from './parts.ts'

/** Closes the menu once a link in it was followed: the target may be on the same page. */
export const bindPhoneMenu = (): void => onPress('[popover] a', (link) => link.closest<HTMLElement>('[popover]')?.hidePopover())
