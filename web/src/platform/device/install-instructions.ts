import { isIosSafari, type BrowserSigns } from './ios-safari.ts';

/**
 * How a site gets onto the home screen in a browser without an install prompt: Safari's Share, the
 * menus of Safari on a Mac, of Firefox on Android and of GNOME's browser, or else a bookmark.
 */
export type InstallInstructions = 'share' | 'mac-menu' | 'android-menu' | 'gnome-menu' | 'bookmark';

/** Since this version Safari on a Mac adds sites to the Dock. */
const SAFARI_WITH_DOCK = 17;

/** The instructions for a browser; null if it has an install prompt, or is unknown. */
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
