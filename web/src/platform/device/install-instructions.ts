import { isIosSafari, type BrowserSigns } from './ios-safari.ts';

/**
 * How a browser that never offers to install a site puts it within reach: Safari's Share, the menus
 * of Safari on a Mac, of Firefox on Android and of GNOME's browser, or a bookmark where there is
 * nothing else.
 */
export type InstallInstructions = 'share' | 'mac-menu' | 'android-menu' | 'gnome-menu' | 'bookmark';

/** Since this version Safari on a Mac adds sites to the Dock. */
const SAFARI_WITH_DOCK = 17;

/** The instructions for a browser; null where it offers to install by itself, or nothing is known of it. */
export function installInstructionsFor(signs: BrowserSigns): InstallInstructions | null {
  if (isIosSafari(signs)) return 'share';
  const { userAgent } = signs;
  if (userAgent.includes('Firefox/')) {
    return userAgent.includes('Android') ? 'android-menu' : 'bookmark';
  }
  const [, version] = /Version\/(\d+)[\d.]* Safari\//.exec(userAgent) ?? [];
  if (version === undefined || userAgent.includes('Android')) return null;
  if (userAgent.includes('Macintosh')) {
    return Number(version) >= SAFARI_WITH_DOCK ? 'mac-menu' : 'bookmark';
  }
  return userAgent.includes('Linux') ? 'gnome-menu' : null;
}
