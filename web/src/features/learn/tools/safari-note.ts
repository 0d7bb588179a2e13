import { isIosSafari } from '#platform/device/ios-safari.ts';
import { isMacSafari } from '#platform/device/mac-safari.ts';
import { isStandalone } from '#platform/device/standalone.ts';

/**
 * When Safari deletes what a page stored. Only for its tabs: an installed app keeps what is its own.
 * @param what is stored. @param advice what to do about it, where the shop can be added to a home
 * screen and on a Mac.
 * @returns null in other browsers.
 */
export function safariNote(
  what: 'it' | 'them',
  advice: { phone: string; mac: string },
): string | null {
  if (isStandalone()) return null;
  const isIos = isIosSafari(navigator);
  if (!isIos && !isMacSafari(navigator.userAgent)) return null;
  const deletes = `Safari also deletes ${what} after seven days of browsing without a visit here.`;
  return ` ${deletes} ${isIos ? advice.phone : advice.mac}`.trimEnd();
}
