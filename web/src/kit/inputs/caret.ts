import type { Editor } from '@tiptap/core'

/** How many characters stand before the caret in an editable element; null when the caret is elsewhere. */
export function caretIn(element: HTMLElement): number | null {
  const selection = window.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(selection.focusNode, selection.focusOffset)
  return before.toString().length
}

/** The position in the editor's document that has `characters` characters before it, or its end. */
export function positionAt(editor: Editor, characters: number): number {
  let left = characters
  let found: number | null = null
  editor.state.doc.descendants((node, position) => {
    if (found !== null || !node.isText) return found === null
    const length = node.text?.length ?? 0
    if (left <= length) found = position + left
    left -= length
    return true
  })
  return found ?? editor.state.doc.content.size
}
