import { useState, type ReactNode } from 'react';
import { type FilmPermission, useFilmPermission } from '#platform/device/films.ts';
import { usePrefersReducedMotion } from '#platform/device/preferences.ts';
import { BackdropVideo } from '#ui/media/backdrop-video.tsx';
import { Block } from './block.tsx';

const SCENES = [
  { film: 'home', theme: 'open-reef' },
  { film: 'fish', theme: 'fish' },
  { film: 'coral', theme: 'coral' },
  { film: 'invertebrates', theme: 'invertebrates' },
  { film: 'wysiwyg', theme: 'wysiwyg' },
  { film: 'users', theme: 'open-reef' },
] as const;

function Scene({
  scene,
  permission,
}: {
  scene: (typeof SCENES)[number];
  permission: FilmPermission;
}): ReactNode {
  const isStill = usePrefersReducedMotion();
  const [isPaused, setIsPaused] = useState(true);
  return (
    <figure>
      <div className="relative aspect-video overflow-hidden rounded-lg">
        <BackdropVideo
          {...scene}
          permission={permission}
          isStill={isStill}
          isPaused={isPaused}
          onPause={setIsPaused}
        />
      </div>
      <figcaption className="mt-2 text-sm text-haze">
        {scene.film}, {permission === 'refused' ? 'drawn' : 'film'}
      </figcaption>
    </figure>
  );
}

/** The moving backdrops: each film, and the drawn reef that replaces it. */
export function ScenesPart(): ReactNode {
  const permission = useFilmPermission();
  return (
    <Block title="Scenes">
      <div className="grid gap-5 sm:grid-cols-2">
        {SCENES.map((scene) => (
          <Scene key={scene.film} scene={scene} permission={permission} />
        ))}
        <Scene scene={SCENES[0]} permission="refused" />
        <Scene scene={SCENES[2]} permission="refused" />
      </div>
    </Block>
  );
}
