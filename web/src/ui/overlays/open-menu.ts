/** Whether a menu (menu.tsx) is open. Apart from the menu, whose code comes later than the page. */
export function isMenuOpen(): boolean {
  return document.querySelector('.panel-menu:not([hidden])') !== null;
}
