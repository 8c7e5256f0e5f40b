import { type ReactNode, useState } from 'react'

/** An input with an owner that keeps its value: `held.value` is what a form would send now. */
export function hold<Value>(initial: Value, draw: (value: Value, onChange: (value: Value) => void) => ReactNode) {
  const held = { value: initial }
  function Owner() {
    const [value, setValue] = useState(initial)
    held.value = value
    return (
      <>
        {draw(value, setValue)}
        <button type="button">Next field</button>
      </>
    )
  }
  return { held, part: <Owner /> }
}
