import type { Driver } from './driver.ts';

/** How long a browser may take to answer one command; loading a page may take a minute. */
const ANSWER_MS = 75_000;

/**
 * Waits for a browser's answer.
 * @throws if it does not come: a hanging driver is reported with its command, not as a journey that
 * ran out of time.
 */
export async function answered<T>(command: string, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(new Error(`the browser does not answer: ${command}`));
    timer = setTimeout(refuse, ANSWER_MS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A driver whose commands are answered or fail. */
export function answering(driver: Driver): Driver {
  return {
    goTo: (url) => answered(`go to ${url}`, driver.goTo(url)),
    goBack: () => answered('go back', driver.goBack()),
    evaluate: (work, ...args) => answered('run in the page', driver.evaluate(work, ...args)),
    press: (target) => answered(`press ${target.kind} "${target.name}"`, driver.press(target)),
    type: (target, text) => answered(`type into "${target.name}"`, driver.type(target, text)),
    upload: (selector, file) => answered('choose a file', driver.upload(selector, file)),
    tabs: () => answered('list the tabs', driver.tabs()),
    useTab: (id) => answered('use a tab', driver.useTab(id)),
    resize: (width, height) => answered('resize', driver.resize(width, height)),
    screenshot: () => answered('take a picture', driver.screenshot()),
    close: () => answered('close', driver.close()),
  };
}
