import { use, type ReactNode } from 'react';
import { LearnHubView } from './learn-hub-view.tsx';
import { loadHub } from '#features/learn/pages/load-content.ts';

/** /learn: seven entrances to the section (LEARN-01). */
export default function LearnHubPage(): ReactNode {
  return <LearnHubView hub={use(loadHub('learn')).hub} />;
}
