import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { HomeScreenIcon, ShareIcon } from '#ui/layout/icons.tsx';
import { Presence, useFocusReturn } from '#ui/overlays/use-focus-return.ts';
import type { OverlayProps } from './overlay-host.tsx';

type Step = { icon: ReactNode; title: string; text: string };

/** As Safari has it on iOS 16.4 to 26. */
const STEPS: readonly Step[] = [
  {
    icon: <ShareIcon className="size-7" />,
    title: 'Tap Share',
    text: 'In Safari’s bar, or behind its ••• button where it is not there.',
  },
  {
    icon: <HomeScreenIcon className="size-7" />,
    title: 'Choose Add to Home Screen',
    text: 'Further down the list that opens; then tap Add.',
  },
];

/** How to install by hand, where the browser has no way of asking: Safari on iOS (PWA-01). */
export default function InstallGuide({ isOpen, onClose }: OverlayProps): ReactNode {
  const giveFocusBack = useFocusReturn(isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      title="Put Reef on your home screen"
      text="It opens like an app, and the shop you last saw opens without signal."
      width="small"
      onClose={onClose}
      actions={<Button onClick={onClose}>Got it</Button>}
    >
      <Presence onGone={giveFocusBack} />
      <ol className="grid gap-4">
        {STEPS.map(({ icon, title, text }, index) => (
          <li key={title} className="flex items-start gap-4">
            <span className="grid size-14 flex-none place-items-center rounded-lg border border-abyss-600 bg-abyss-850 text-lumen">
              {icon}
            </span>
            <span>
              <strong className="block font-semibold text-foam">
                {index + 1}. {title}
              </strong>
              <span className="text-mist">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
