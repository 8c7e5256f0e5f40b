/** Returns a copy of a part that the server drew into a template, `<template data-template="notice">`. */
export function copyPart(name: string): HTMLElement | null {
  const drawn = document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`)?.content.firstElementChild
  const copy = drawn?.cloneNode(true)
  return copy instanceof HTMLElement ? copy : null
}

/** Calls `act` for each press on something that matches `selector`, also on what is drawn later. */
export function onPress(selector: string, act: (pressed: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (pressed) act(pressed, event)
  })
}

/** True if a press opens a link in the same tab: the other ways are left to the browser. */
export const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
