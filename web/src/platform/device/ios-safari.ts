/** The properties of a browser that show that it is Safari on an iPhone or iPad. */
export type BrowserSigns = { userAgent: string; maxTouchPoints: number };

/**
 * Other browsers there, and pages inside apps: they have other ways to the home screen, or none.
 */
const OTHERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBAN|FBAV|Instagram/;

/** True in Safari on iOS and iPadOS, which has no install prompt. */
export function isIosSafari({ userAgent, maxTouchPoints }: BrowserSigns): boolean {
  // An iPad reports that it is a Mac; no Mac has a touch screen.
  const isPad = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || isPad;
  return isIos && /Version\/[\d.]+.*Safari\//.test(userAgent) && !OTHERS.test(userAgent);
}
