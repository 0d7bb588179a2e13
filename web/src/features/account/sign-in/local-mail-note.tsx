import type { ReactNode } from 'react';
import { localMailbox } from '#state/session/local-mailbox.ts';

/** On emulators: a link to the mailbox. */
export default function LocalMailNote(): ReactNode {
  const mailbox = localMailbox();
  if (mailbox === null) return null;
  return (
    <p className="mt-4 text-sm text-haze">
      Mail of this local shop is in{' '}
      <a className="text-link" href={mailbox} target="_blank" rel="noreferrer">
        the mailbox
      </a>
      .
    </p>
  );
}
