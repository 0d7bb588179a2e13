import { use, type ReactNode } from 'react';
import { LearnHubView } from './learn-hub-view.tsx';
import { loadHub } from '#features/learn/pages/load-content.ts';

/** /learn: the seven ways into the section (LEARN-01). */
export default function LearnHubPage(): ReactNode {
  return <LearnHubView hub={use(loadHub('learn')).hub} />;
}
