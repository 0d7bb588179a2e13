import type { Target } from './find-in-page.ts';

/** A function that runs in the page: it may use only its arguments and the page's globals. */
export type PageWork<A extends unknown[], T> = (...args: A) => T | Promise<T>;

/**
 * One visitor's browser, with separate storage and at least one tab. "The page" means the tab in
 * use. Elements are looked up once: the visitor does the waiting.
 */
export type Driver = {
  /** Loads an address, as typed into the address bar; resolves when the page has loaded. */
  goTo: (url: string) => Promise<void>;
  /** Goes back by the browser's own button. */
  goBack: () => Promise<void>;
  /** Runs a function in the page; arguments and result are copied as JSON. */
  evaluate: <A extends unknown[], T>(work: PageWork<A, T>, ...args: A) => Promise<T>;
  /** Clicks as a hand does. @returns false if there is nothing to press. */
  press: (target: Target) => Promise<boolean>;
  /** Replaces the text of a field. @returns false if there is no such field. */
  type: (target: Target, text: string) => Promise<boolean>;
  /** Chooses a file of this machine in the page's file field. */
  upload: (selector: string, file: string) => Promise<void>;
  /** All tabs, oldest first. */
  tabs: () => Promise<string[]>;
  /** Uses another tab from now on. */
  useTab: (id: string) => Promise<void>;
  /** Sets the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The visible part of the page, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Ends this visitor's browser and deletes its data. */
  close: () => Promise<void>;
};

/** The options of a visitor's browser. */
export type BrowserOptions = {
  /** Whether motion is allowed; otherwise the system asks for reduced motion. */
  hasMotion: boolean;
  /** Whether a service worker may be installed. It fetches the whole learning section. */
  hasWorker: boolean;
};

/** An installed browser, for one visitor after the other. */
export type Engine = {
  name: 'Firefox' | 'WebKit';
  open: (options: BrowserOptions) => Promise<Driver>;
  close: () => Promise<void>;
};
