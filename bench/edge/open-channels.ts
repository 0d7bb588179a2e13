/** The WebChannels that pages have opened to Firestore. */
export type Channels = {
  note: (address: string) => void;
  end: (firestorePort: number) => Promise<void>;
};

/**
 * Remembers channels, to end them once their pages are closed. A page takes no leave, and the
 * emulator goes on talking to it for minutes: after each write it sends every such listener its
 * whole list anew, which would slow down whatever is measured next.
 */
export function openChannels(): Channels {
  const last = new Map<string, URL>();
  return {
    note: (address) => {
      const url = new URL(address, 'http://127.0.0.1');
      const session = url.searchParams.get('SID');
      if (session !== null) last.set(session, url);
    },
    end: async (firestorePort) => {
      const ended = [...last.values()].map(async (url) => {
        url.port = String(firestorePort);
        url.searchParams.set('TYPE', 'terminate');
        const response = await fetch(url).catch(() => null);
        await response?.text();
      });
      last.clear();
      await Promise.all(ended);
    },
  };
}
