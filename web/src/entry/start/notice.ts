/** Says something at the foot of the page, outside of what the app takes over, until it is silent. */
export type Notice = { say: (words: string) => void; silence: () => void };

/** A place for the start script's own words, looking as the app's banner at the foot does. */
export function createNotice(): Notice {
  const box = document.createElement('div');
  box.role = 'alert';
  box.className = 'update-banner surface text-sm font-semibold text-foam';
  return {
    say: (words) => {
      // Put in anew, so that a screen reader says the same words a second time.
      box.remove();
      box.textContent = words;
      document.body.append(box);
    },
    silence: () => box.remove(),
  };
}
