/** What of a browser tells that it is Safari on an iPhone or iPad. */
export type BrowserSigns = { userAgent: string; maxTouchPoints: number };

/** Other browsers there, and pages inside apps: their ways to the home screen differ, or are none. */
const OTHERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBAN|FBAV|Instagram/;

/** True in Safari on iOS and iPadOS, which never offers to install a site. */
export function isIosSafari({ userAgent, maxTouchPoints }: BrowserSigns): boolean {
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isPad = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || isPad;
  return isIos && /Version\/[\d.]+.*Safari\//.test(userAgent) && !OTHERS.test(userAgent);
}
