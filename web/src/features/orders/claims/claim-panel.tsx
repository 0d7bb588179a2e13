import { useRef, useState, type ReactNode } from 'react';
import { reportRefusalText } from '@reef/domain/claims/claim-calls';
import { formatCountdown } from '@reef/domain/orders/delivery/guarantee';
import type { Order } from '@reef/domain/orders/order';
import { useNow } from '#platform/clock.ts';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { focusFirst } from '#ui/layout/pass-focus.ts';
import { formatWeekdayTime } from '#ui/format-date.ts';
import { OutgoingReports } from './outgoing-reports.tsx';
import { ReportedClaims } from './reported-claims.tsx';
import { ReportForm } from './report-form.tsx';
import { useReporting } from './use-reporting.ts';

/** How long a loss can still be reported, ticking like the guarantee's clock. */
function TimeLeft({ endsAt }: { endsAt: Date }): ReactNode {
  const left = endsAt.getTime() - useNow('second').getTime();
  return (
    <p className="text-sm text-mist">
      <span>{`Until ${formatWeekdayTime(endsAt)}`}</span>
      {left > 0 && (
        <>
          {', '}
          <span className="figures font-semibold whitespace-nowrap text-kelp">{`${formatCountdown(left)} left`}</span>
        </>
      )}
    </p>
  );
}

/** The draft of a report that is too late. */
function LateDraft({ why, onDelete }: { why: string; onDelete: () => void }): ReactNode {
  return (
    <div className="note note-warning flex-wrap items-center">
      <p className="flex-1">{why}</p>
      <Button kind="ghost" size="small" onClick={onDelete}>
        Delete the draft
      </Button>
    </div>
  );
}

/** Losses of an order: reporting one, queued reports, and decisions (CLAIM-01). */
export default function ClaimPanel({ order }: { order: Order }): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button disappears, and the focus with it: it goes on to the form, or back to what
  // opens it.
  const moveFocus = () =>
    setTimeout(() => {
      // A removed row has passed the focus on to the heading.
      if (!document.activeElement?.matches('body, h2')) return;
      if (focusFirst(panel.current, 'legend, [data-report]')) return;
      focusFirst(panel.current?.closest('section'), 'h2');
    });
  const reporting = useReporting(order, moveFocus);
  const { reports, shown, open, canReport, show } = reporting;
  // Here, not in the form: photos are still made small after the form was closed.
  const [isShrinking, setIsShrinking] = useState(false);
  const hasNothing = reports.length === 0 && (order.claims ?? []).length === 0;
  if (hasNothing && !canReport && !(shown !== null && reporting.isFound)) return null;
  return (
    <Panel title="Losses" text="Live animals are guaranteed. If one was lost, tell us here.">
      <div ref={panel} className="grid gap-5">
        <ReportedClaims order={order} />
        <div aria-live="polite">
          <OutgoingReports
            reports={reports}
            order={order}
            canChange={reporting.canTakeBack && !isShrinking}
            onChange={(report) => void reporting.takeBack(report)}
          />
        </div>
        {open.ok && canReport && <TimeLeft endsAt={open.endsAt} />}
        {canReport && shown === null && !reporting.hasUnstored && (
          <Button kind="secondary" className="w-fit" data-report onClick={() => show(true)}>
            Report a loss
          </Button>
        )}
        {shown !== null && !open.ok && (
          <LateDraft why={reportRefusalText({ code: open.refusal })} onDelete={reporting.remove} />
        )}
        {shown !== null && open.ok && (
          <ReportForm
            order={order}
            draft={shown}
            leftOf={reporting.leftOf}
            isShrinking={isShrinking}
            onShrinking={setIsShrinking}
            onChange={reporting.change}
            onSend={() => void reporting.send()}
            onCancel={() => show(false)}
          />
        )}
      </div>
    </Panel>
  );
}
