/** Whether a menu (menu.tsx) is open. Apart from the menu, whose code loads after the page's. */
export function isMenuOpen(): boolean {
  return document.querySelector('.panel-menu:not([hidden])') !== null;
}
