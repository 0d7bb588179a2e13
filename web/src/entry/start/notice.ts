/**
 * Shows a message at the bottom of the page, outside of what the app hydrates, until it is removed.
 */
export type Notice = { say: (words: string) => void; silence: () => void };

/** A place for the start script's messages, styled like the app's banner at the bottom. */
export function createNotice(): Notice {
  const box = document.createElement('div');
  // Firefox before 119 has no property for it.
  box.setAttribute('role', 'alert');
  box.className = 'update-banner surface text-sm font-semibold text-foam';
  return {
    say: (words) => {
      // Inserted again, so that a screen reader reads the same words a second time.
      box.remove();
      box.textContent = words;
      document.body.append(box);
    },
    silence: () => box.remove(),
  };
}
