import { useEffect } from 'react';
import { useIsOnline } from '#platform/device/online.ts';
import { hasStored } from '#platform/storage.ts';
import { CONTACT_OUTBOX_KEY } from '#state/contact/contact-outbox-key.ts';
import { useToast } from '#ui/overlays/toast.tsx';

async function sendKept(): Promise<number> {
  const { sendKeptMessages } = await import('#state/contact/contact-outbox.ts');
  return sendKeptMessages();
}

/** Sends what the contact form kept without a connection (ORD-07), on whichever page one is by then. */
export function KeptMessages(): null {
  const toast = useToast();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline || !hasStored(CONTACT_OUTBOX_KEY)) return;
    const send = async () => {
      const sent = await sendKept();
      if (sent > 0) toast({ title: 'Your message was sent', tone: 'success' });
    };
    // Where the code cannot be loaded the message stays, and the next visit tries again.
    send().catch(() => {});
  }, [isOnline, toast]);
  return null;
}
