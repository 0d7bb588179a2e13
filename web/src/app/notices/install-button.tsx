import { useEffect, type ReactNode } from 'react';
import { useInstall, watchInstallOffer } from '#platform/device/install.ts';
import { Button } from '#ui/forms/button.tsx';
import { LogoMark } from '#ui/layout/logo.tsx';
import { useOverlays } from '#ui/overlays/overlays.tsx';

/** Installs the shop on this device if the browser can, or shows how to do it by hand (PWA-01). */
export function InstallButton(): ReactNode {
  useEffect(watchInstallOffer, []);
  const way = useInstall();
  const { show } = useOverlays();
  if (way === null) return null;
  return (
    <Button
      kind="secondary"
      className="mt-5"
      onClick={way.by === 'browser' ? way.install : () => show('install')}
    >
      <LogoMark className="size-6" />
      {way.by === 'hand' && way.guide === 'bookmark' ? 'Keep Reef at hand' : 'Install Reef'}
    </Button>
  );
}
