import type { Category } from '@reef/domain/category';
import type { Film } from '../../ui/backdrop-video.tsx';
import type { MoodName } from '../../ui/reef-scene/mood.ts';

/** What moves behind each tab (SHOP-01): a film where there is one, else a scene of that mood. */
export const BACKDROPS: Record<Category, { film: Film | null; mood: MoodName }> = {
  'Saltwater Fish': { film: null, mood: 'fish' },
  'Live Coral': { film: null, mood: 'coral' },
  Invertebrates: { film: null, mood: 'invertebrates' },
  WYSIWYG: { film: null, mood: 'wysiwyg' },
};
