import type { Target } from './find-in-page.ts';

/** What runs in the page: it may use nothing but its arguments and the page's own globals. */
export type PageWork<A extends unknown[], T> = (...args: A) => T | Promise<T>;

/**
 * One visitor's browser, with storage of its own and at least one tab. What is said of "the page"
 * means the tab in use. Elements are looked up once: waiting for them is the visitor's part.
 */
export type Driver = {
  /** Loads an address, as typed into the address bar; resolves when the page has loaded. */
  goTo: (url: string) => Promise<void>;
  /** Goes back by the browser's own button. */
  goBack: () => Promise<void>;
  /** Runs a function in the page; arguments and result are copied as JSON. */
  evaluate: <A extends unknown[], T>(work: PageWork<A, T>, ...args: A) => Promise<T>;
  /** Clicks as a hand does. @returns false where there is nothing like that to press. */
  press: (target: Target) => Promise<boolean>;
  /** Types in place of what a field holds. @returns false where there is no such field. */
  type: (target: Target, text: string) => Promise<boolean>;
  /** Chooses a file of this machine in the page's file field. */
  upload: (selector: string, file: string) => Promise<void>;
  /** All tabs, oldest first. */
  tabs: () => Promise<string[]>;
  /** Uses another tab from now on. */
  useTab: (id: string) => Promise<void>;
  /** Sets how much of a page is to be seen, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** What is to be seen of the page, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Ends this visitor's browser and forgets what it kept. */
  close: () => Promise<void>;
};

/** How a visitor's browser is set up. */
export type Wishes = {
  /** Whether things may move; otherwise the system asks for little motion. */
  hasMotion: boolean;
  /** Whether a service worker may be installed. One fetches the whole of the learning section. */
  hasWorker: boolean;
};

/** An installed browser that visitors can be given one after the other. */
export type Engine = {
  name: 'Firefox' | 'WebKit';
  open: (wishes: Wishes) => Promise<Driver>;
  close: () => Promise<void>;
};
