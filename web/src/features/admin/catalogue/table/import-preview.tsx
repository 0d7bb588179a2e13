import { useState, type ReactNode } from 'react';
import type { PlannedLine } from '@reef/domain/catalogue/table/import-plan';
import { countText } from '@reef/domain/shared/count-text';
import { Badge } from '#ui/layout/badge.tsx';
import { LoadMore } from '#ui/forms/load-more.tsx';
import { byWeight, countPlan, detailsOf, DOES, warningsOf } from './format-plan.ts';

/** Lines rendered at first, and more with each press. */
const STEP = 100;

const TONES = { create: 'good', change: 'info', nothing: 'neutral', fail: 'danger' } as const;

function PlanLine({ line }: { line: PlannedLine }): ReactNode {
  return (
    <li className="import-line">
      <span className="figures text-sm text-haze">Line {line.line}</span>
      <span className="min-w-0 font-semibold break-words">{line.name || 'Without a name'}</span>
      <Badge tone={TONES[line.does]}>{DOES[line.does]}</Badge>
      {detailsOf(line).map((detail) => (
        <span key={detail} className="import-line-detail">
          {detail}
        </span>
      ))}
      {warningsOf(line).map((warning) => (
        <span key={warning} className="import-line-detail text-sun">
          {warning}
        </span>
      ))}
    </li>
  );
}

/** What every line of a file will do, those that fail first. */
export function ImportPreview({
  fileName,
  lines,
}: {
  fileName: string;
  lines: readonly PlannedLine[];
}): ReactNode {
  const [shown, setShown] = useState(STEP);
  const counts = countPlan(lines);
  const sorted = byWeight(lines);
  return (
    <div className="grid gap-4">
      <output className="block text-mist">{`${fileName}: ${counts.create} new, ${counts.change} to change, ${counts.nothing} without a change, ${counts.fail} that cannot be imported.`}</output>
      {counts.fail > 0 && (
        <p className="note note-warning">
          Nothing is imported while a line is wrong. Fix {countText(counts.fail, 'line')} in the
          file and choose it again.
        </p>
      )}
      <ul className="import-lines" aria-label="Lines of the file">
        {sorted.slice(0, shown).map((line) => (
          <PlanLine key={line.line} line={line} />
        ))}
      </ul>
      {sorted.length > shown && (
        <LoadMore
          label={`Show more (${sorted.length - shown})`}
          className="w-fit"
          onMore={() => setShown(shown + STEP)}
        />
      )}
    </div>
  );
}
