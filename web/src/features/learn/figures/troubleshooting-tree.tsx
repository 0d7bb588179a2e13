import type { ReactNode } from 'react';
import { LearnFigure } from './parts/learn-figure.tsx';
import { BRANCHES } from './parts/scenes/tree-branches.ts';
import { PHONE, PhoneTree } from './parts/scenes/tree-phone.tsx';
import { WIDE, WideTree } from './parts/scenes/tree-wide.tsx';

const DESCRIPTION = `A decision tree in five branches, the most urgent first. Each runs from a symptom to a test, and from each result of the test to its cause and its fix. ${BRANCHES.map(
  ({ symptom, test, outcomes }) =>
    `${symptom}. Test: ${test}. ${outcomes.map((o) => `${o.result}: ${o.cause}. Fix: ${o.fix}.`).join(' ')}`,
).join(' ')}`;

/** From symptom to test, cause and fix for five common problems. */
export default function TroubleshootingTree(): ReactNode {
  return (
    <LearnFigure
      title="Troubleshooting: symptom, test, cause, fix"
      description={DESCRIPTION}
      caption="Test before you treat, and change one thing at a time. Oxygen, heat and ammonia cannot wait; nearly everything else can. Sharks and rays never get copper."
      phone={{ ...PHONE, art: <PhoneTree /> }}
      wide={{ ...WIDE, art: <WideTree /> }}
    >
      <ul>
        {BRANCHES.map(({ symptom, test, outcomes }) => (
          <li key={symptom}>
            {symptom}. Test: {test}
            <ul>
              {outcomes.map(({ result, cause, fix }) => (
                <li key={result}>
                  {result}. Cause: {cause}. Fix: {fix}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </LearnFigure>
  );
}
