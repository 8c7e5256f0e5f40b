import { type Editor, Extension } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

// of private use: no keyboard types it, and it is gone again before anything is drawn
const mark = '\uE000'

/** Puts a mark into an editable element where the caret is, which no count of letters tells between two empty lines. False when the caret is elsewhere. */
function markCaret(element: HTMLElement): boolean {
  const selection = window.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return false
  const caret = document.createRange()
  caret.setStart(selection.focusNode, selection.focusOffset)
  caret.insertNode(document.createTextNode(mark))
  return true
}

/** What an editable element holds, as paragraphs: the browser makes a line of a `div`, and fills an empty one with a break. */
function paragraphsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement // a copy is of the same kind
  for (const line of copy.querySelectorAll('div')) {
    const paragraph = document.createElement('p')
    paragraph.append(...line.childNodes)
    line.replaceWith(paragraph)
  }
  // a break that ends a line shows nothing
  for (const end of copy.querySelectorAll('br')) if (!end.nextSibling) end.remove()
  return copy.innerHTML
}

/**
 * Moves what was typed into `field`, and its caret, into the editor; it is no step that could be undone. The field is changed and must not be used
 * again. Gives whether the caret was in the field.
 */
export function moveInto(editor: Editor, field: HTMLElement): boolean {
  const held = document.activeElement === field && markCaret(field)
  editor
    .chain()
    .setContent(paragraphsOf(field), { emitUpdate: false })
    .command(({ tr }) => {
      tr.doc.descendants((node, position) => {
        const at = node.text?.indexOf(mark) ?? -1
        if (at === -1) return
        tr.delete(position + at, position + at + mark.length)
        tr.setSelection(TextSelection.create(tr.doc, position + at))
      })
      return true
    })
    .setMeta('addToHistory', false)
    .run()
  return held
}

/**
 * The keys of undoing and redoing, which do nothing when there is no step left. The history's own keys let go of them then: the browser's undo would
 * follow and throw the caret to the start of the text, and redoing would be read as undoing, which has the same key without Shift.
 */
export const HistoryKeys = Extension.create({
  name: 'historyKeys',
  // before the history's own
  priority: 1000,
  addKeyboardShortcuts() {
    const undo = () => this.editor.commands.undo() || true
    const redo = () => this.editor.commands.redo() || true
    return { 'Mod-z': undo, 'Shift-Mod-z': redo, 'Mod-y': redo, 'Mod-я': undo, 'Shift-Mod-я': redo }
  },
})
