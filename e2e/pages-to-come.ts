/** Lines of the menus whose page is not built yet, in the order of the menus. It only gets shorter: a page that exists must not stand here. */
export const pagesToCome: readonly string[] = []
