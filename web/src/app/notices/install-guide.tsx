import type { ReactNode } from 'react';
import type { InstallInstructions } from '#platform/device/install-instructions.ts';
import { useInstall } from '#platform/device/install.ts';
import { Button } from '#ui/forms/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { CheckIcon, Icon, MenuIcon, ShareIcon } from '#ui/layout/icons.tsx';
import { OverlayLifecycle } from '#ui/overlays/overlay-lifecycle.tsx';
import { useFocusReturn } from '#ui/overlays/use-focus-return.ts';
import type { OverlayProps } from '#app/overlay-host.tsx';

type Step = { icon: ReactNode; title: string; text: string };
type Guide = { title: string; text: string; steps: readonly Step[] };

const OPENS_LIKE_AN_APP = 'It opens like an app, and the shop you last saw opens without signal.';

const share = <ShareIcon className="size-7" />;
const homeScreen = (
  <Icon className="size-7">
    <rect x="4" y="4" width="16" height="16" rx="4" />
    <path d="M12 8.5v7M8.5 12h7" />
  </Icon>
);
const menu = <MenuIcon className="size-7" />;
const check = <CheckIcon className="size-7" />;

const GUIDES: Readonly<Record<InstallInstructions, Guide>> = {
  // As in Safari on iOS 16.4 to 26.
  share: {
    title: 'Put Reef on your home screen',
    text: OPENS_LIKE_AN_APP,
    steps: [
      {
        icon: share,
        title: 'Tap Share',
        text: 'In Safari’s bar, or behind its ••• button where it is not there.',
      },
      {
        icon: homeScreen,
        title: 'Choose Add to Home Screen',
        text: 'Further down the list that opens; then tap Add.',
      },
    ],
  },
  'mac-menu': {
    title: 'Put Reef in your Dock',
    text: OPENS_LIKE_AN_APP,
    steps: [
      { icon: menu, title: 'Open the File menu', text: 'In the bar at the top of the screen.' },
      { icon: homeScreen, title: 'Choose Add to Dock', text: 'Then press Add.' },
    ],
  },
  'android-menu': {
    title: 'Put Reef on your home screen',
    text: OPENS_LIKE_AN_APP,
    steps: [
      { icon: menu, title: 'Open the menu', text: 'The three dots in Firefox’s bar.' },
      {
        icon: homeScreen,
        title: 'Choose Add app to Home screen',
        text: 'Some versions say Install, or Add to Home screen.',
      },
    ],
  },
  'gnome-menu': {
    title: 'Put Reef among your apps',
    text: OPENS_LIKE_AN_APP,
    steps: [
      {
        icon: menu,
        title: 'Open the main menu',
        text: 'The button with three lines in Web’s bar.',
      },
      {
        icon: homeScreen,
        title: 'Choose Install as Web App',
        text: 'A browser without that entry keeps Reef as a bookmark: press Ctrl and D.',
      },
    ],
  },
  bookmark: {
    title: 'Keep Reef at hand',
    text: 'This browser cannot install sites. A bookmark works too: the shop you last saw opens without signal.',
    steps: [
      {
        icon: menu,
        title: 'Press Ctrl and D',
        text: 'On a Mac, Command and D. Or choose the star in the address bar.',
      },
      { icon: check, title: 'Choose Bookmarks Toolbar', text: 'Then Reef is one press away.' },
    ],
  },
};

/** How to install by hand, for browsers without an install prompt (PWA-01). */
export default function InstallGuide({ isOpen, onClose }: OverlayProps): ReactNode {
  const giveFocusBack = useFocusReturn(isOpen);
  const way = useInstall();
  if (way?.by !== 'hand') return null;
  const { title: heading, text: promise, steps } = GUIDES[way.guide];
  return (
    <Dialog
      isOpen={isOpen}
      title={heading}
      text={promise}
      width="small"
      onClose={onClose}
      actions={<Button onClick={onClose}>Got it</Button>}
    >
      <OverlayLifecycle onUnmount={giveFocusBack} />
      <ol className="grid gap-4">
        {steps.map(({ icon, title, text }, index) => (
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
