/**
 * Lines of the menus whose page is not built yet. The menus leave those out by themselves now (web/src/shell/built-routes.ts, from web/src/missing-routes.json),
 * so every line that is shown has its page and nothing stands here.
 */
export const pagesToCome: readonly string[] = []
