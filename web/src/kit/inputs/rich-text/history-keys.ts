import { Extension } from '@tiptap/core'

/**
 * The keys of undoing and redoing, which do nothing when there is no step left. The history's own keys let go of them then: the browser's undo would
 * follow and throw the caret to the start of the text, and redoing would be read as undoing, which has the same key without Shift.
 */
export const HistoryKeys = Extension.create({
  name: 'historyKeys',
  // This priority is above the history's own.
  priority: 1000,
  addKeyboardShortcuts() {
    const undo = () => this.editor.commands.undo() || true
    const redo = () => this.editor.commands.redo() || true
    return { 'Mod-z': undo, 'Shift-Mod-z': redo, 'Mod-y': redo, 'Mod-я': undo, 'Shift-Mod-я': redo }
  },
})
