import { useMediaQuery } from '@mantine/hooks'

/** True below 768 px, where styles say `max-width: 47.99em`: lists show cards and forms have one column. False on the server. */
export const useOnPhone = (): boolean => useMediaQuery('(max-width: 47.99em)') ?? false
