import { useEffect, useRef, useState } from 'react'

/**
 * State for an element that replaces a button when it is first pressed: it is open from then on, with the focus on the new button, where it was and
 * where it returns to on closing.
 */
export function useLazyOpening() {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])
  return { opened, setOpened, button }
}
